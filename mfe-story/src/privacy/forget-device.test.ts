import { audioToggled, usePreferences } from '@roe/shared/state/preferences';
import { favouriteToggled, useSaved } from '@roe/shared/state/saved';
import { expect, test, vi } from 'vitest';
import { forgetDevice } from './forget-device.ts';

test('everything goes from both storages, and what is held in the tab with it', async () => {
  audioToggled();
  favouriteToggled({ url: '/about', title: 'About', type: 'page' });
  localStorage.setItem('conversation', '[]');
  sessionStorage.setItem('contact-draft', '{}');
  expect(await forgetDevice()).toEqual(['contact-draft', 'conversation', 'preferences', 'saved']);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(usePreferences.getState().isAudioEnabled).toBe(true);
  expect(useSaved.getState().items).toEqual([]);
});

test('only what was there is named', async () => {
  await forgetDevice();
  sessionStorage.setItem('contact-draft', '{}');
  expect(await forgetDevice()).toEqual(['contact-draft']);
});

test('a browser without storage has nothing to forget', async () => {
  await forgetDevice();
  vi.stubGlobal('localStorage', undefined);
  expect(await forgetDevice()).toEqual([]);
  vi.unstubAllGlobals();
});

test('a browser that refuses to tell of cookies forgets the rest', async () => {
  localStorage.setItem('conversation', '[]');
  const cookie = vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(await forgetDevice()).toContain('conversation');
  expect(localStorage.length).toBe(0);
  cookie.mockRestore();
});

test('files that sections keep are deleted too, and named', async () => {
  await forgetDevice();
  const kept = new Set(['sound']);
  vi.stubGlobal('caches', { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) });
  expect(await forgetDevice()).toEqual(['sound files']);
  expect(kept.size).toBe(0);
  vi.unstubAllGlobals();
});
