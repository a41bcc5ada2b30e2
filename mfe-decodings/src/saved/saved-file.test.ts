import type { Saved } from '@roe/shared/state/saved';
import { expect, test } from 'vitest';
import { fileFromSaved, merged, savedFromFile } from './saved-file.ts';

const om = { url: '/decodings/om', title: 'Om', type: 'decoding' };
const maya = { url: '/glossary#maya', title: 'māyā', type: 'term' };
const half = { anchor: 'form', part: 0.5, isRead: false };
const saved: Saved = { items: [om], readingList: [{ ...maya, state: 'reading' }], progress: { '/decodings/om': half } };

test('what was exported is imported as it was', () => {
  expect(savedFromFile(fileFromSaved(saved), 'roe-saved.json')).toEqual(saved);
});

const changed = (changes: object) => JSON.stringify({ ...JSON.parse(fileFromSaved(saved)), ...changes });

test.each([
  ['{', 'x.json: expected a file that this page has exported, received "{".'],
  ['[]', 'x.json: expected a file that this page has exported, received "[]".'],
  [changed({ format: 'other' }), 'x.json: field "format": expected "roe-saved", received "other".'],
  [changed({ version: 2 }), 'x.json: field "version": expected 1, received 2.'],
  [changed({ items: 7 }), 'x.json: field "items": expected a list, received 7.'],
  [changed({ items: [om, null] }), 'x.json: field "items[1].url": expected an address of this site'],
  [changed({ items: [{ ...om, url: 'javascript:alert(1)' }] }), 'received "javascript:alert(1)".'],
  [changed({ items: [{ ...om, url: '//elsewhere.example' }] }), 'received "//elsewhere.example".'],
  [changed({ readingList: [{ ...om, title: '' }] }), 'field "readingList[0].title": expected a title, received "".'],
  [
    changed({ readingList: [{ ...om, state: 'burnt' }] }),
    'field "readingList[0].state": expected "want", "reading" or "read", received "burnt".',
  ],
  [changed({ progress: null }), 'field "progress": expected what was read, by address, received null.'],
  [
    changed({ progress: { '/a': { ...half, part: 2 } } }),
    'field "progress["/a"].part": expected a number from 0 to 1, received 2.',
  ],
])('%s is refused with place, field, expected and received', (text, message) => {
  expect(() => savedFromFile(text, 'x.json')).toThrow(message);
});

test('an import adds: nothing that is here is lost, and the farther place stays', () => {
  const other: Saved = {
    items: [{ ...om, title: 'Another name' }, maya],
    readingList: [{ ...maya, state: 'read' }, om],
    progress: { '/decodings/om': { anchor: '', part: 0.2, isRead: true }, '/decodings/egg': half },
  };
  expect(merged(saved, other)).toEqual({
    items: [om, maya],
    readingList: [{ ...maya, state: 'read' }, om],
    progress: { '/decodings/om': { ...half, isRead: true }, '/decodings/egg': half },
  });
  expect(merged(other, saved).readingList).toEqual(other.readingList);
});
