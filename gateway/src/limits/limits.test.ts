import { expect, onTestFinished, test, vi } from 'vitest';
import type { Problem } from '../http/problem.ts';
import { type Allowances, DAY, HOUR, MINUTE, openLimits } from './limits.ts';

/** A limit of messages, and what it answers: "taken", or status, Retry-After and sentence. */
function limited(allowances: Allowances = { seconds: HOUR, address: 5, network: 20, everybody: 300 }) {
  vi.useFakeTimers();
  const limits = openLimits(Date.now);
  onTestFinished(() => {
    limits.close();
    vi.useRealTimers();
  });
  const messages = limits.limit('messages', allowances);
  const take = (address: string) => {
    try {
      messages.take(address);
      return 'taken';
    } catch (error) {
      const { status, headers } = (error as Problem).response();
      return `${status} ${headers.get('retry-after')}: ${(error as Problem).message}`;
    }
  };
  return { limits, messages, take };
}

const ipv4 = (index: number) => `203.0.${index >> 8}.${index & 255}`;
const ofOneNetwork = (index: number) => `2001:db8:1:${index.toString(16)}::/64`;

test('the addresses of one IPv6 network of a provider share twenty messages an hour', () => {
  const { take } = limited();
  for (let index = 0; index < 20; index++) expect(take(ofOneNetwork(index))).toBe('taken');
  expect(take(ofOneNetwork(20))).toBe(
    '429 3600: Expected at most 20 messages in an hour from one network. Try again in 3600 s.',
  );
  expect(take('2001:db8:2:0::/64')).toBe('taken');
  expect(take('203.0.113.1')).toBe('taken');
});

test('three hundred messages an hour are taken from everybody together', () => {
  const { take } = limited();
  for (let index = 0; index < 300; index++) expect(take(ipv4(index))).toBe('taken');
  expect(take(ipv4(300))).toBe(
    '503 3600: Expected at most 300 messages in an hour from all visitors together. Try again in 3600 s.',
  );
  vi.advanceTimersByTime(3_600_000);
  expect(take(ipv4(300))).toBe('taken');
});

test('what one limit refuses is not counted by the others', () => {
  const { take, limits } = limited();
  for (let index = 0; index < 20; index++) take(ofOneNetwork(index));
  const before = limits.held();
  for (let index = 20; index < 400; index++) take(ofOneNetwork(index));
  expect(limits.held()).toBe(before);
  expect(take(ipv4(0))).toBe('taken');
});

test('what is given back is given back to address, network and everybody', () => {
  const { limits, messages } = limited();
  for (let index = 0; index < 400; index++) messages.take(ofOneNetwork(0))();
  expect(limits.held()).toBe(0);
});

test('nothing of an address is left a minute after its time is over', () => {
  const { limits, messages } = limited();
  const requests = limits.limit('requests', { seconds: MINUTE, address: 120 });
  const likes = limits.limitOfKeys({ events: 1, seconds: DAY });
  for (const address of ['203.0.113.9', ofOneNetwork(1)]) {
    requests.take(address);
    messages.take(address);
    likes.take(`${address} /decodings`);
  }
  vi.advanceTimersByTime(120_000);
  expect(limits.held()).toBe(6); // messages of two addresses, a network and everybody, and two likes
  vi.advanceTimersByTime(3_600_000);
  expect(limits.held()).toBe(2);
  vi.advanceTimersByTime(86_400_000);
  expect(limits.held()).toBe(0);
});

test('memory stays bounded, however many addresses come', () => {
  const { take, limits } = limited({ seconds: MINUTE, address: 120 });
  for (let index = 0; index < 12_000; index++) take(ipv4(index));
  expect(limits.held()).toBe(10_000);
});
