import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CODE, makeStore, OLDER_CODE, POLICY, STYLE_POLICY } from '../store.fixture.ts';
import { followSite } from './follow-site.ts';

/** Follows a store whose clock stands still until the test moves it. */
function follow(store = makeStore()) {
  const messages: string[] = [];
  const clock = { now: 0 };
  const site = followSite(store.folder, { now: () => clock.now, log: (message) => messages.push(message) });
  /** The revision a second later. */
  const later = () => {
    clock.now += 1000;
    return site()?.registry.revision;
  };
  return { ...store, site, later, clock, messages };
}

/** The store's first revision, live. */
function liveSite() {
  const store = makeStore();
  store.publish();
  const live = follow(store).site();
  if (!live) throw new Error('the fixture has an error');
  return live;
}

test('while nothing is shipped there is no site, and nothing is wrong', () => {
  const { site, messages } = follow();
  expect(site()).toBeUndefined();
  expect(messages).toEqual([]);
});

test('the first ship is seen within a second', () => {
  const { site, publish, clock } = follow();
  site();
  publish();
  clock.now = 1000;
  expect(site()?.registry.revision).toBe(1);
});

test('the registry is looked at once a second at most', () => {
  const { site, publish, clock } = follow();
  publish();
  site();
  publish({ revision: 2 });
  clock.now = 999;
  expect(site()?.registry.revision).toBe(1);
  clock.now = 1000;
  expect(site()?.registry.revision).toBe(2);
});

test('a registry that did not change is the same revision, opened once', () => {
  const { site, publish, later } = follow();
  publish();
  const first = site();
  later();
  expect(site()).toBe(first);
});

test('a malformed registry keeps the last good revision and says place, field, expected and received', () => {
  const { publish, later, messages, folder } = follow();
  publish();
  later();
  publish({ revision: 2, site: 'roe.example' });
  expect(later()).toBe(1);
  expect(messages).toEqual([
    `Revision 1 stays live, because the new registry cannot be used.\n${path.join(folder, 'registry.json')}: field "site": expected an origin such as "https://example.org", received "roe.example"`,
  ]);
});

test.each(['', '{', 'null', '{"revision":2}'])('a registry that holds "%s" keeps the last good revision', (text) => {
  const { publish, write, later, messages } = follow();
  publish();
  later();
  write('registry.json', text);
  expect(later()).toBe(1);
  expect(messages[0]).toContain('registry.json');
});

test('a registry whose page map is not there keeps the last good revision', () => {
  const { publish, release, later, messages } = follow();
  publish();
  later();
  publish({ revision: 2, sections: { decodings: { ...release, pages: 'decodings.0000000009.json' } } });
  expect(later()).toBe(1);
  expect(messages[0]).toContain('decodings.0000000009.json');
});

test('a page map that is malformed is named', () => {
  const { publish, write, later, messages } = follow();
  write('pages/maps/decodings.0000000001.json', '{"policy":1,"pages":{}}');
  publish();
  expect(later()).toBeUndefined();
  expect(messages[0]).toContain('pages/maps/decodings.0000000001.json: field "policy": expected string, received 1');
});

test('one error is told once, and the next good registry is taken', () => {
  const { publish, write, later, messages } = follow();
  publish();
  later();
  write('registry.json', '{');
  later();
  later();
  expect(messages).toHaveLength(1);
  publish({ revision: 2 });
  expect(later()).toBe(2);
});

test('an older revision is refused', () => {
  const { publish, later, messages } = follow();
  publish({ revision: 7 });
  later();
  publish({ revision: 6 });
  expect(later()).toBe(7);
  expect(messages[0]).toContain('revision 6 is older than 7');
});

test('a registry that is gone keeps the last good revision', () => {
  const { publish, later, folder } = follow();
  publish();
  later();
  rmSync(path.join(folder, 'registry.json'));
  expect(later()).toBe(1);
});

test('a page is found with its file and its policy, to which belongs what it says of its own sheets', () => {
  const live = liveSite();
  expect(live.pageAt('/decodings')).toEqual({ file: 'pages/ab/ab01.html', policy: POLICY });
  expect(live.pageAt('/decodings/om')).toEqual({ file: 'pages/ab/ab02.html', policy: `${POLICY}; ${STYLE_POLICY}` });
  expect(live.pageAt('/decodings/other')).toBeUndefined();
});

test("a section's root file is found by its path", () => {
  const live = liveSite();
  expect(live.rootFile('/favicon.svg')).toBe('sections/decodings/files/favicon.0000000001.svg');
  expect(live.rootFile('/decodings')).toBeUndefined();
});

test('data is found for the live code, and for earlier code that open tabs run', () => {
  const live = liveSite();
  expect(live.dataFile('decodings', CODE, 'decodings/om.json')).toBe('sections/decodings/files/om.0000000002.json');
  expect(live.dataFile('decodings', OLDER_CODE, 'decodings/om.json')).toBe(
    'sections/decodings/files/om.0000000001.json',
  );
});

test.each([
  ['another section', 'audio', CODE, 'decodings/om.json'],
  ['unknown code', 'decodings', 'c0de000009', 'decodings/om.json'],
  ['an unknown page', 'decodings', CODE, 'decodings/other.json'],
  ['a root file', 'decodings', CODE, '/favicon.svg'],
])('there is no data of %s', (_, id, code, file) => {
  expect(liveSite().dataFile(id, code, file)).toBeUndefined();
});

test('redirects and rules for unknown addresses carry the parameters over, encoded', () => {
  const live = liveSite();
  expect(live.redirectAt('/decoding/om%20mani')).toBe('/decodings/om%20mani');
  expect(live.redirectAt('/decodings/om')).toBeUndefined();
  expect(live.notFoundAt('/decodings/a%26b')).toEqual({ redirect: '/decodings?missing=a%26b', status: 302 });
  expect(live.notFoundAt('/series/x')).toEqual({ page: { file: 'pages/ab/ab03.html', policy: POLICY }, status: 404 });
  expect(live.notFoundAt('/elsewhere')).toBeUndefined();
});

test('where a section has a page that stands in for all that do not exist, every address that nobody owns gets it', () => {
  const { write, publish, map, site } = follow();
  write('pages/maps/decodings.0000000001.json', JSON.stringify({ ...map, missing: 'cd00.html' }));
  publish();
  expect(site()?.notFoundAt('/elsewhere')).toEqual({
    page: { file: 'pages/cd/cd00.html', policy: POLICY },
    status: 404,
  });
  expect(site()?.notFoundAt('/decodings/never-written')).toEqual({
    redirect: '/decodings?missing=never-written',
    status: 302,
  });
});

test('addresses of a retired section lead to its heir, or are gone; what somebody else has now is theirs', () => {
  const store = makeStore();
  store.write('pages/maps/decodings.0000000001.json', JSON.stringify({ ...store.map, missing: 'ab03.html' }));
  store.publish({
    retired: {
      journal: { addresses: ['/journal', '/journal/:slug', '/decodings', '/decodings/:slug'], heir: '/decodings' },
      diary: { addresses: ['/diary'], heir: null },
    },
  });
  const live = follow(store).site();
  expect(live?.notFoundAt('/journal')).toEqual({ redirect: '/decodings', status: 308 });
  expect(live?.notFoundAt('/journal/om')).toEqual({ redirect: '/decodings', status: 308 });
  expect(live?.notFoundAt('/diary')).toEqual({ page: { file: 'pages/ab/ab03.html', policy: POLICY }, status: 410 });
  expect(live?.pageAt('/decodings')).toBeDefined();
  expect(live?.notFoundAt('/decodings/never-written')).toMatchObject({ status: 302 });
  expect(live?.notFoundAt('/elsewhere')).toMatchObject({ status: 404 });
});
