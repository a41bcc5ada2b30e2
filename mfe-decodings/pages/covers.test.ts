import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mediaOf } from '@roe/shared/kit/media';
import { expect, onTestFinished, test } from 'vitest';
import { coversOf } from './covers.ts';

const manifest = readFileSync(path.resolve(import.meta.dirname, '../section.json'), 'utf8');

/** A section with these pictures, each in one width. */
function sectionWith(ids: string[]): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'roe-covers-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = path.join(parent, 'mfe-decodings');
  mkdirSync(path.join(folder, 'media/pictures'), { recursive: true });
  mkdirSync(path.join(folder, 'media/previews'));
  mkdirSync(path.join(folder, 'content'));
  writeFileSync(path.join(folder, 'section.json'), manifest);
  const picture = {
    width: 960,
    height: 540,
    widths: [960],
    colour: '#101020',
    placeholder: 'data:image/webp;base64,A',
  };
  writeFileSync(
    path.join(folder, 'content/pictures.json'),
    JSON.stringify(Object.fromEntries(ids.map((id) => [id, { ...picture, pixels: 'abc' }]))),
  );
  for (const id of ids) {
    for (const format of ['avif', 'webp']) writeFileSync(path.join(folder, `media/pictures/${id}-960.${format}`), id);
    writeFileSync(path.join(folder, `media/previews/${id}.jpg`), id);
  }
  return folder;
}

test('a page’s one great picture has the placeholder; lists leave it out; neither carries what only the build needs', () => {
  const covers = coversOf(mediaOf(sectionWith(['egg'])));
  expect(Object.keys(covers.great('egg') ?? {})).toEqual(['src', 'width', 'height', 'widths', 'colour', 'placeholder']);
  expect(Object.keys(covers.listed('egg') ?? {})).toEqual(['src', 'width', 'height', 'widths', 'colour']);
  expect(covers.preview('egg')).toMatch(/\/egg\.[0-9a-f]{10}\.jpg$/);
});

test('a text without a picture has the common one, and none for link previews', () => {
  const covers = coversOf(mediaOf(sectionWith(['placeholder-decoding'])));
  expect(covers.listed('ocean')?.src).toMatch(/\/placeholder-decoding\./);
  expect(covers.preview('ocean')).toBeNull();
});

test('where nothing is drawn yet there is none', () => {
  expect(coversOf(mediaOf(sectionWith([]))).great('egg')).toBeNull();
});
