import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKept, createKeptAs, deviceTroubleSeen, restoreFromDevice, useDeviceTrouble } from './device.ts';

const storeWith = (choice: string) =>
  createKept('choices', 1, { choice }, (value) => {
    const choice = (value as { choice?: unknown } | null)?.choice;
    return typeof choice === 'string' ? { choice } : undefined;
  });

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

test('what was kept is read in the form that it has had since the first release, and what is read is not written', () => {
  const kept = '{"state":{"choice":"second","more":1},"version":1}';
  localStorage.setItem('choices', kept);
  const store = storeWith('first');
  restore(store);
  expect(store.getState()).toEqual({ choice: 'second' });
  expect(localStorage.getItem('choices')).toBe(kept);
  store.setState({ choice: 'third' });
  expect(localStorage.getItem('choices')).toBe('{"state":{"choice":"third"},"version":1}');
});

test('whoever waits for the device hears of it once, at once where it was read already, and not after having stopped', () => {
  const store = storeWith('first');
  const [early, stopped, late] = [vi.fn(), vi.fn(), vi.fn()];
  store.whenRestored(early);
  store.whenRestored(stopped)();
  expect(early).not.toHaveBeenCalled();
  restore(store);
  store.whenRestored(late);
  expect(late).toHaveBeenCalledTimes(1);
  store.restore();
  expect([early, stopped, late].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
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

test('a store may stand on the device in a form that something else prescribes', () => {
  const listed = () =>
    createKeptAs(
      'list',
      { ids: [] as string[] },
      {
        write: ({ ids }) => ids,
        read: (value) => ({ ids: (value as string[]).map((id) => id.trim()) }),
      },
    );
  listed().setState({ ids: ['om'] });
  expect(localStorage.getItem('list')).toBe('["om"]');
  const next = listed();
  next.restore();
  expect(next.getState()).toEqual({ ids: ['om'] });
  localStorage.setItem('list', '[7]');
  next.restore();
  expect([next.getState().ids, localStorage.getItem('list.unreadable')]).toEqual([['om'], '[7]']);
});
