import { audioToggled, usePreferences } from '@roe/shared/state/preferences';
import { favouriteToggled, useSaved } from '@roe/shared/state/saved';
import { expect, test, vi } from 'vitest';
import { forgetDevice } from './forget-device.ts';

test('everything goes from both storages, and what is held in the tab with it', () => {
  audioToggled();
  favouriteToggled({ url: '/about', title: 'About', type: 'page' });
  localStorage.setItem('conversation', '[]');
  sessionStorage.setItem('contact-draft', '{}');
  expect(forgetDevice()).toEqual(['contact-draft', 'conversation', 'preferences', 'saved']);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(usePreferences.getState().isAudioEnabled).toBe(true);
  expect(useSaved.getState().items).toEqual([]);
});

test('only what was there is named', () => {
  forgetDevice();
  sessionStorage.setItem('contact-draft', '{}');
  expect(forgetDevice()).toEqual(['contact-draft']);
});

test('a browser without storage has nothing to forget', () => {
  forgetDevice();
  vi.stubGlobal('localStorage', undefined);
  expect(forgetDevice()).toEqual([]);
  vi.unstubAllGlobals();
});

test('a browser that refuses to tell of cookies forgets the rest', () => {
  localStorage.setItem('conversation', '[]');
  const cookie = vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(forgetDevice()).toContain('conversation');
  expect(localStorage.length).toBe(0);
  cookie.mockRestore();
});
