import { expect, test, vi } from 'vitest';
import type { Loop } from '../track.ts';
import { createSoundscapes } from './soundscapes.ts';

/** A context that does no more than remember what it was asked for. */
function fakeContext() {
  const sources: { loopStart: number; loopEnd: number; from: number; isStopped: boolean }[] = [];
  const levels: number[] = [];
  const context = {
    currentTime: 0,
    destination: {},
    createGain: () => ({
      gain: { value: 1, cancelScheduledValues() {}, setTargetAtTime: (level: number) => levels.push(level) },
      connect() {},
      disconnect() {},
    }),
    createBufferSource() {
      const source = {
        loopStart: 0,
        loopEnd: 0,
        from: -1,
        isStopped: false,
        connect() {},
        addEventListener() {},
        start(_: number, from: number) {
          source.from = from;
        },
        stop() {
          source.isStopped = true;
        },
      };
      sources.push(source);
      return source;
    },
  };
  return { context: context as unknown as AudioContext, sources, levels };
}

const loops: Record<string, Loop> = {
  rain: { files: [], start: 0.25, seconds: 42 },
  drone: { files: [], start: 0.25, seconds: 54 },
};
const loopOf = (id: string) => loops[id] ?? null;
const buffer = async () => ({}) as AudioBuffer;

test('each goes round exactly its round, as loud as it was chosen; one that is left out ends', async () => {
  const { context, sources, levels } = fakeContext();
  const soundscapes = createSoundscapes(context, buffer);
  await soundscapes.play({ rain: 100, drone: 50 }, loopOf);
  expect(sources).toMatchObject([
    { loop: true, loopStart: 0.25, loopEnd: 42.25, from: 0.25 },
    { loop: true, loopStart: 0.25, loopEnd: 54.25, from: 0.25 },
  ]);
  expect(levels).toEqual([1, 0.25]);
  await soundscapes.play({ drone: 100 }, loopOf);
  expect(sources.map(({ isStopped }) => isStopped)).toEqual([true, false]);
  expect(sources).toHaveLength(2);
  soundscapes.stop();
  expect(sources.every(({ isStopped }) => isStopped)).toBe(true);
});

test('what comes when it is wanted no longer stays silent', async () => {
  const { context, sources } = fakeContext();
  let arrive = () => {};
  const late = () => new Promise<AudioBuffer>((resolve) => (arrive = () => resolve({} as AudioBuffer)));
  const soundscapes = createSoundscapes(context, late);
  const playing = soundscapes.play({ rain: 100 }, loopOf);
  await vi.waitFor(() => expect(arrive).not.toBeUndefined());
  soundscapes.stop();
  arrive();
  await playing;
  expect(sources).toEqual([]);
});

test('one that does not come is a failure', async () => {
  const { context } = fakeContext();
  const soundscapes = createSoundscapes(context, async () => Promise.reject(new Error('404')));
  await expect(soundscapes.play({ rain: 100 }, loopOf)).rejects.toThrow('404');
});
