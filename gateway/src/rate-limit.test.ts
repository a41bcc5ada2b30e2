import { expect, test } from 'vitest';
import type { Problem } from './problem.ts';
import { limitRate } from './rate-limit.ts';

/** What a limiter answers: "free", or the seconds to wait. */
function limiter(events: number, seconds: number) {
  const clock = { now: 1_000_000 };
  const limit = limitRate({ events, seconds, now: () => clock.now });
  const take = (address = '203.0.113.1') => {
    try {
      limit.take(address);
      return 'free';
    } catch (error) {
      return (error as Problem).response().headers.get('retry-after');
    }
  };
  return { limit, take, clock };
}

test('an address has its events, then waits until the first of them is as old as the period', () => {
  const { take, clock } = limiter(2, 60);
  expect(take()).toBe('free');
  clock.now += 20_000;
  expect([take(), take()]).toEqual(['free', '40']);
  clock.now += 39_001;
  expect(take()).toBe('1');
  clock.now += 999;
  expect([take(), take()]).toEqual(['free', '20']);
});

test('refused events do not make the wait longer', () => {
  const { take, clock } = limiter(1, 60);
  take();
  for (let second = 0; second < 59; second++) {
    clock.now += 1000;
    expect(take()).toBe(String(59 - second));
  }
  clock.now += 1000;
  expect(take()).toBe('free');
});

test('addresses do not share their events', () => {
  const { take } = limiter(1, 60);
  expect([take('203.0.113.1'), take('203.0.113.2'), take('203.0.113.1')]).toEqual(['free', 'free', '60']);
});

test('no more than ten thousand addresses are remembered, and the one that was quiet longest is forgotten first', () => {
  const { take } = limiter(1, 60);
  for (let index = 0; index <= 10_001; index++) take(String(index));
  expect([take('10001'), take('0')]).toEqual(['60', 'free']);
});

test('the refusal says how many are allowed in which time', () => {
  const { limit } = limiter(1, 3600);
  limit.take('a');
  expect(() => limit.take('a')).toThrow('Expected at most 1 in an hour from one address. Try again in 3600 s.');
});
