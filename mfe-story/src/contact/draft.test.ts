import { expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';

const draft = { name: 'A', email: '', category: 'Personal', message: 'B', key: 'c', seconds: 4 };

test('a draft is found again until it is forgotten', () => {
  keepDraft(draft);
  expect(readDraft()).toEqual(draft);
  forgetDraft();
  expect(readDraft()).toBeUndefined();
});

test('what is no draft is none', () => {
  for (const text of ['{', '[]', 'null', '{"message":3}', JSON.stringify({ ...draft, seconds: '4' })]) {
    sessionStorage.setItem('contact-draft', text);
    expect(readDraft()).toBeUndefined();
  }
});

test('where there is no storage nothing is thrown', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepDraft(draft);
  forgetDraft();
  expect(readDraft()).toBeUndefined();
  vi.unstubAllGlobals();
});
