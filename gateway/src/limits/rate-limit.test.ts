import { expect, test } from 'vitest';
import { limitRate } from './rate-limit.ts';

/** A limit, and a clock that stands until a test moves it. */
function limiter(events: number, seconds: number) {
  const clock = { now: 1_000_000 };
  const limit = limitRate({ events, seconds }, () => clock.now);
  const take = (key = '203.0.113.1') => limit.take(key);
  return { ...limit, take, clock };
}

test('a key has its events, then waits until the first of them is as old as the period', () => {
  const { take, clock } = limiter(2, 60);
  expect(take()).toBe(0);
  clock.now += 20_000;
  expect([take(), take()]).toEqual([0, 40]);
  clock.now += 39_001;
  expect(take()).toBe(1);
  clock.now += 999;
  expect([take(), take()]).toEqual([0, 20]);
});

test('refused events do not make the wait longer', () => {
  const { take, clock } = limiter(1, 60);
  take();
  for (let second = 0; second < 59; second++) {
    clock.now += 1000;
    expect(take()).toBe(59 - second);
  }
  clock.now += 1000;
  expect(take()).toBe(0);
});

test('keys do not share their events', () => {
  const { take } = limiter(1, 60);
  expect([take('203.0.113.1'), take('203.0.113.2'), take('203.0.113.1')]).toEqual([0, 0, 60]);
});

test('an event that is given back can be taken again, and no other is freed', () => {
  const { take, giveBack } = limiter(2, 60);
  expect([take(), take(), take()]).toEqual([0, 0, 60]);
  expect(giveBack('203.0.113.1')).toBe(true);
  expect([take(), take()]).toEqual([0, 60]);
  expect(giveBack('203.0.113.2')).toBe(false);
});

test('no more than ten thousand keys are remembered, and the one that was quiet longest is forgotten first', () => {
  const { take, held } = limiter(1, 60);
  for (let index = 0; index <= 10_001; index++) take(String(index));
  expect(held()).toBe(10_000);
  expect([take('10001'), take('0')]).toEqual([60, 0]);
});

test('a sweep forgets keys whose period is over, and keeps the others', () => {
  const { take, sweep, held, clock } = limiter(2, 60);
  take('early');
  take('both');
  clock.now += 30_000;
  take('both');
  clock.now += 30_000;
  sweep();
  expect(held()).toBe(1);
  expect([take('both'), take('both')]).toEqual([0, 30]);
});
