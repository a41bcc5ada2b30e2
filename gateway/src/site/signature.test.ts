import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeStore, type StoreFixture } from '../store.fixture.ts';
import { followSite } from './follow-site.ts';
import { makeKey } from './signing.fixture.ts';

type Key = ReturnType<typeof makeKey>;

/** Makes a revision live that names these keys; unsigned where nobody signs. */
function publish({ write, publish, folder }: StoreFixture, revision: number, keys: Key[], signer?: Key): void {
  publish({ revision, keys: keys.map(({ publicKey }) => publicKey) });
  const text = readFileSync(path.join(folder, 'registry.json'), 'utf8');
  if (signer) write('registry.json', signer.sign(text));
}

/** The revision that a gateway serves, each time a second later, and what it says. */
function follow({ folder }: StoreFixture, keys?: Key[]) {
  const messages: string[] = [];
  let now = 0;
  const site = followSite(folder, {
    keys: keys?.map(({ publicKey }) => publicKey),
    now: () => now,
    log: (message) => messages.push(message),
  });
  const later = () => {
    now += 1000;
    return site()?.registry.revision;
  };
  return { later, messages };
}

test('a revision is served as it was signed', () => {
  const [store, key] = [makeStore(), makeKey()];
  publish(store, 1, [key], key);
  const { later, messages } = follow(store);
  expect(later()).toBe(1);
  expect(messages).toEqual([]);
});

test.each([
  ['that nobody signed', 'received none', (text: string) => text.replace(/,"signature".*/, '}')],
  ['that was changed', 'or over other bytes', (text: string) => text.replace('1.0.0-shell', '1.0.0-other')],
])('a revision %s is not served, and the message says which keys may sign', (_, reason, change) => {
  const [store, key] = [makeStore(), makeKey()];
  publish(store, 1, [key], key);
  const { later, messages } = follow(store);
  later();
  publish(store, 2, [key], key);
  store.write('registry.json', change(readFileSync(path.join(store.folder, 'registry.json'), 'utf8')));
  expect(later()).toBe(1);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain(
    `registry.json: expected a signature made with one of the keys ${key.publicKey}, received`,
  );
  expect(messages[0]).toContain(reason);
});

test('the keys that may sign a revision are those of the revision before, so that none lets itself in', () => {
  const [store, first, second, stranger] = [makeStore(), makeKey(), makeKey(), makeKey()];
  publish(store, 1, [first], first);
  const { later } = follow(store);
  expect(later()).toBe(1);
  publish(store, 2, [stranger], stranger);
  expect(later()).toBe(1);
  publish(store, 2, [first, second], first);
  expect(later()).toBe(2);
  publish(store, 3, [second], second);
  expect(later()).toBe(3);
  publish(store, 4, [second], first);
  expect(later()).toBe(3);
});

test('where the gateway is told the keys, no revision brings others, and none goes without', () => {
  const [store, key, stranger] = [makeStore(), makeKey(), makeKey()];
  publish(store, 1, [stranger], stranger);
  const { later, messages } = follow(store, [key]);
  expect(later()).toBeUndefined();
  expect(messages[0]).toContain('The registry cannot be used.');
  publish(store, 2, []);
  expect(later()).toBeUndefined();
  publish(store, 3, [key, stranger], key);
  expect(later()).toBe(3);
  publish(store, 4, [key, stranger], stranger);
  expect(later()).toBe(3);
});

test('a site of before signatures is served, and from its first signed revision on none goes without', () => {
  const [store, key] = [makeStore(), makeKey()];
  store.publish();
  const { later } = follow(store);
  expect(later()).toBe(1);
  publish(store, 2, [key], key);
  expect(later()).toBe(2);
  publish(store, 3, []);
  expect(later()).toBe(2);
});
