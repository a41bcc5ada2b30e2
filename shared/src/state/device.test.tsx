import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { deviceStorage, deviceTroubleSeen, restoreFromDevice, useDeviceTrouble } from './device.ts';

const storeWith = (choice: string) =>
  create<{ choice: string }>()(
    persist(() => ({ choice }), {
      name: 'choices',
      version: 1,
      skipHydration: true,
      storage: deviceStorage((value) => {
        const choice = (value as { choice?: unknown } | null)?.choice;
        return typeof choice === 'string' ? { choice } : undefined;
      }, 1),
    }),
  );

const stops: (() => void)[] = [];
const restore = (store: ReturnType<typeof storeWith>) => stops.push(restoreFromDevice([store]));

beforeEach(() => localStorage.clear());

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  deviceTroubleSeen();
});

test('a choice is kept, and read by the next visit after its first render', () => {
  storeWith('first').setState({ choice: 'second' });
  const next = storeWith('first');
  expect(next.getState().choice).toBe('first');
  restore(next);
  expect(next.getState().choice).toBe('second');
});

test.each(['{', '"text"', '{"state":{"choice":7},"version":1}', '{"state":{"choice":"theirs"},"version":99}', 'null'])(
  '%s is kept aside, and said once',
  (broken) => {
    localStorage.setItem('choices', broken);
    const store = storeWith('first');
    restore(store);
    expect(store.getState().choice).toBe('first');
    expect(localStorage.getItem('choices.unreadable')).toBe(broken);
    expect(useDeviceTrouble.getState().trouble).toBe('unreadable');
  },
);

test('a choice of another tab is followed', () => {
  const store = storeWith('first');
  restore(store);
  localStorage.setItem('choices', JSON.stringify({ state: { choice: 'theirs' }, version: 1 }));
  dispatchEvent(new StorageEvent('storage', { key: 'choices' }));
  expect(store.getState().choice).toBe('theirs');
});

test('where storage throws or is full, the choice lasts as long as the tab, and it is said', () => {
  const refuse = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const store = storeWith('first');
  restore(store);
  store.setState({ choice: 'second' });
  expect(store.getState().choice).toBe('second');
  expect(useDeviceTrouble.getState().trouble).toBe('full');
});
