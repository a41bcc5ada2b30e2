import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTime } from './keep-time.ts';
import { type Bell, bellsOf } from './plan.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A sitting of ten minutes with a bell each four, on an audio clock that a test moves. */
function sit() {
  const audio = { time: 5 };
  const placed = new Map<Bell, number>();
  const time = keepTime(
    { minutes: 10, every: 4 },
    {
      audioTime: () => audio.time,
      ring(bell, at) {
        placed.set(bell, at);
        return () => void (placed.get(bell) === at && at > audio.time && placed.delete(bell));
      },
    },
  );
  const pass = (seconds: number, audioSeconds = seconds) => {
    vi.setSystemTime(Date.now() + seconds * 1000);
    audio.time += audioSeconds;
    return time.look();
  };
  return { time, audio, pass, bells: () => [...placed].map(([{ kind }, at]) => [kind, Math.round(at)]) };
}

test('a bell rings at the beginning, at each interval before the end, and at the end', () => {
  expect(bellsOf({ minutes: 10, every: 5 }).map(({ at, kind }) => [at, kind])).toEqual([
    [0, 'start'],
    [300, 'interval'],
    [600, 'end'],
  ]);
  expect(bellsOf({ minutes: 3, every: 0 })).toHaveLength(2);
});

test('all bells stand on the audio clock from the beginning, whatever timers do', () => {
  const { pass, bells } = sit();
  const planned = [
    ['start', 5],
    ['interval', 245],
    ['interval', 485],
    ['end', 605],
  ];
  expect(bells()).toEqual(planned);
  expect(Math.round(pass(200))).toBe(400);
  expect(bells()).toEqual(planned);
});

test('where the audio clock stood still, what is to come is placed by the device’s clock, and what was missed is not rung', () => {
  const { pass, bells } = sit();
  expect(Math.round(pass(300, 10))).toBe(300);
  expect(bells()).toEqual([
    ['start', 5],
    ['interval', 195],
    ['end', 315],
  ]);
});

test('a sitting that slept through its end is rung out within a minute, and not after it', () => {
  const late = sit();
  expect(late.pass(630, 3)).toBe(0);
  expect(late.bells()).toEqual([
    ['start', 5],
    ['end', 8],
  ]);
  const tooLate = sit();
  expect(tooLate.pass(700, 3)).toBe(0);
  expect(tooLate.bells()).toEqual([['start', 5]]);
});

test('a context that wakes slowly still rings the first bell', () => {
  const { pass, bells } = sit();
  pass(1.2, 0);
  expect(bells()[0]).toEqual(['start', 5]);
});

test('who rises hears no more bells', () => {
  const { time, pass, bells } = sit();
  pass(300);
  time.stop();
  expect(bells()).toEqual([
    ['start', 5],
    ['interval', 245],
  ]);
});
