import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { dropFromSession, isInSession, keepInSession, readFromSession } from './session.ts';

beforeEach(() => sessionStorage.clear());

test('a value is kept under its name until it is dropped', () => {
  expect(isInSession('draft')).toBe(false);
  expect(readFromSession('draft')).toBeUndefined();
  expect(keepInSession('draft', { words: 'Half a question' })).toBe(true);
  expect(isInSession('draft')).toBe(true);
  expect(isInSession('other')).toBe(false);
  expect(readFromSession('draft')).toEqual({ words: 'Half a question' });
  dropFromSession('draft');
  expect(isInSession('draft')).toBe(false);
});

test.each(['{', '', 'seen'])('“%s” is there, but there is nothing to read in it', (broken) => {
  sessionStorage.setItem('draft', broken);
  expect(isInSession('draft')).toBe(true);
  expect(readFromSession('draft')).toBeUndefined();
});

/** A tab whose storage does not let these be done. */
function refuse(...methods: ('getItem' | 'setItem' | 'removeItem')[]): void {
  const refusal = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  const open = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  vi.stubGlobal('sessionStorage', { ...open, ...Object.fromEntries(methods.map((method) => [method, refusal])) });
  onTestFinished(() => void vi.unstubAllGlobals());
}

function expectNothingKept(): void {
  expect(keepInSession('draft', 'words')).toBe(false);
  expect(isInSession('draft')).toBe(false);
  expect(readFromSession('draft')).toBeUndefined();
  dropFromSession('draft');
}

test('where storage is full nothing is kept, and that is told', () => {
  refuse('setItem');
  expectNothingKept();
});

test('where storage refuses everything nothing is kept, and nothing is thrown', () => {
  refuse('getItem', 'setItem', 'removeItem');
  expectNothingKept();
});

test('where the browser does not let the page have a storage nothing is kept, and nothing is thrown', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expectNothingKept();
});
