import { expect, test } from 'vitest';
import { fulfilled, isRejected, settled } from './settled.ts';

test('a promise that has settled can be read at once', async () => {
  const promise = settled(Promise.resolve('text'));
  await promise;
  expect(promise).toMatchObject({ status: 'fulfilled', value: 'text' });
  expect(isRejected(promise)).toBe(false);
});

test('a promise that is still under way has not failed', () => {
  expect(isRejected(settled(new Promise(() => {})))).toBe(false);
  expect(isRejected(undefined)).toBe(false);
});

test('a failure is told to whoever waits for it, and is no unhandled one besides', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  const promise = settled(Promise.reject(new Error('no network')));
  await expect(promise).rejects.toThrow('no network');
  await new Promise(setImmediate);
  process.off('unhandledRejection', note);
  expect(isRejected(promise)).toBe(true);
  expect(unhandled).toEqual([]);
});

test('a value that is there needs no waiting', async () => {
  expect(fulfilled('text')).toMatchObject({ status: 'fulfilled', value: 'text' });
  expect(await fulfilled('text')).toBe('text');
});
