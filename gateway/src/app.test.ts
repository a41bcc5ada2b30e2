import { rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from './app.ts';
import { messagesIn } from './contact/messages.ts';
import { failuresIn } from './failures/failures.ts';
import { openFiles } from './files.ts';
import { makeDatabase, makeGateway } from './gateway.fixture.ts';
import { openLimits } from './limits.ts';
import { followSite } from './live-site.ts';
import type { Tables } from './storage/tables.ts';
import { CODE, makeStore, OLDER_CODE, POLICY } from './store.fixture.ts';

const DATA = `/sections/decodings/data/${CODE}/decodings/om.json`;

/** No database: pages ask nothing of it. */
const database = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (asked) => new SqliteIntrospector(asked),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** The gateway over the fixture's store. Addresses are given as a client would send them. */
function gateway({ isShipped = true } = {}) {
  const store = makeStore();
  if (isShipped) store.publish();
  const messages: string[] = [];
  const log = (message: string) => void messages.push(message);
  const site = followSite(store.folder, { now: () => 0, log });
  const limits = openLimits(() => 0);
  onTestFinished(limits.close);
  const app = createApp({
    site,
    files: openFiles(store.folder),
    contact: { messages: messagesIn(database), limits, now: () => 0, log },
    counts: { database, limits },
    failures: { failures: failuresIn(database), limits, now: () => 0 },
    storage: async () => 'ok',
    log,
  });
  const ask = async (address: string, init: RequestInit = {}) => app.request(`http://roe.example${address}`, init);
  return { ...store, ask, messages };
}

test('a page is sent with its policy, to be asked about again', async () => {
  const response = await gateway().ask('/decodings/om');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toBe(POLICY);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toContain('<title>/decodings/om</title>');
});

test.each(['/sw.js', '/decodings/om', '/sections/x/files/worker.js'])(
  'who asks for a service worker at %s gets one that ends itself',
  async (address) => {
    const response = await gateway().ask(address, { headers: { 'service-worker': 'script' } });
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('registration.unregister()');
  },
);

test('a browser that has the page is told so, with the policy', async () => {
  const { ask } = gateway();
  const etag = (await ask('/decodings')).headers.get('etag') ?? '';
  const response = await ask('/decodings', { headers: { 'if-none-match': etag } });
  expect(response.status).toBe(304);
  expect(response.headers.get('content-security-policy')).toBe(POLICY);
});

test('a page is sent in brotli where the browser takes it', async () => {
  const response = await gateway().ask('/', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('<title>/</title>');
});

test.each(['/', '/decodings', DATA, '/registry.json', '/api/health', '/favicon.svg', '/nowhere'])(
  'HEAD %s has the status and the headers of GET, and no body',
  async (address) => {
    const { ask } = gateway();
    const get = await ask(address);
    const head = await ask(address, { method: 'HEAD' });
    expect(head.status).toBe(get.status);
    expect([...head.headers]).toEqual([...get.headers]);
    expect(await head.text()).toBe('');
  },
);

test('the registry is compressed where the browser takes it, and known again in that form', async () => {
  const { ask } = gateway();
  const plain = await ask('/registry.json');
  const packed = await ask('/registry.json', { headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(await plain.text());
  const known = { 'accept-encoding': 'gzip', 'if-none-match': packed.headers.get('etag') ?? '' };
  const again = await ask('/registry.json', { headers: known });
  expect(again.status).toBe(304);
  expect(again.headers.get('vary')).toBe('accept-encoding');
});

test('hashed files of frame and sections may be kept for ever', async () => {
  const { ask } = gateway();
  for (const address of ['/shell/files/main.0000000001.js', '/sections/decodings/files/entry.0000000001.js']) {
    const response = await ask(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
});

test('what keeps its address while it changes is asked about again', async () => {
  const { ask } = gateway();
  for (const address of ['/decodings', DATA, '/favicon.svg', '/registry.json'])
    expect((await ask(address)).headers.get('cache-control'), address).toBe('no-cache');
});

test('data of the live code is answered, and data of earlier code that open tabs run', async () => {
  const { ask } = gateway();
  expect(await (await ask(DATA)).json()).toEqual({ text: 'new' });
  expect(await (await ask(DATA.replace(CODE, OLDER_CODE))).json()).toEqual({ text: 'old' });
});

test.each([
  DATA.replace('om.json', 'other.json'),
  DATA.replace(CODE, 'c0de000009'),
  DATA.replace('decodings', 'audio'),
  '/shell/files/other.0000000001.js',
  '/shell/files/main',
  '/sections/audio/files/entry.0000000001.js',
])('%s is not there, and no cache remembers that', async (address) => {
  const response = await gateway().ask(address);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('the registry is sent whole, and not again while its revision stays', async () => {
  const { ask } = gateway();
  const response = await ask('/registry.json');
  const registry = await response.json();
  expect(registry).toMatchObject({ revision: 1, sections: { decodings: { id: 'decodings', code: CODE } } });
  const etag = response.headers.get('etag') ?? '';
  expect((await ask('/registry.json', { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect((await ask('/registry.json', { headers: { 'if-none-match': '"0"' } })).status).toBe(200);
});

test('a slash at the end leads to the address without it, and the query stays', async () => {
  const response = await gateway().ask('/decodings/?search=om&level=Seer');
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe('/decodings?search=om&level=Seer');
});

test('an old address leads to the new one for good, with parameters and query', async () => {
  const response = await gateway().ask('/decoding/om?from=mail');
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe('/decodings/om?from=mail');
});

test('a redirect that has a query of its own keeps only that', async () => {
  const response = await gateway().ask('/find/om%20mani?from=mail');
  expect(response.headers.get('location')).toBe('/decodings?search=om%20mani');
});

test('an unknown address leads where its section says, for now', async () => {
  const response = await gateway().ask('/decodings/never-written');
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/decodings?missing=never-written');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('an unknown address gets the page that its section names, with that status', async () => {
  const response = await gateway().ask('/series/never-written');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-security-policy')).toBe(POLICY);
  expect(await response.text()).toContain('<title>/lost</title>');
});

test('an address that nobody owns gets the page that stands in for it, with its policy', async () => {
  const { ask, write, map } = gateway();
  write('pages/maps/decodings.0000000001.json', JSON.stringify({ ...map, missing: 'ab03.html' }));
  const response = await ask('/nowhere', { headers: { 'if-none-match': '*' } });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-security-policy')).toBe(POLICY);
  expect(await response.text()).toContain('<title>/lost</title>');
});

test('an address of a retired section leads to its heir for good, or is gone', async () => {
  const { ask, write, map, publish } = gateway();
  write('pages/maps/decodings.0000000001.json', JSON.stringify({ ...map, missing: 'ab03.html' }));
  publish({
    retired: {
      diary: { addresses: ['/diary'], heir: null },
      journal: { addresses: ['/journal/:slug'], heir: '/decodings' },
    },
  });
  const moved = await ask('/journal/om');
  expect(moved.status).toBe(308);
  expect(moved.headers.get('location')).toBe('/decodings');
  const gone = await ask('/diary');
  expect(gone.status).toBe(410);
  expect(await gone.text()).toContain('<title>/lost</title>');
});

test.each([
  [404, 'There is no page at this address'],
  [500, 'Something went wrong here'],
  [503, 'The site is being set up'],
])('the %i page needs nothing but itself, and stays out of search engines', async (status, heading) => {
  const { ask, folder } = gateway({ isShipped: status !== 503 });
  if (status === 500) for (const form of ['', '.br', '.gz']) rmSync(path.join(folder, `pages/ab/ab01.html${form}`));
  const response = await ask(status === 404 ? '/nowhere' : '/decodings');
  const html = await response.text();
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(html).toContain(`<h1>${heading}</h1>`);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/<script|<link|<img|\bsrc=|@import|url\(|\/\*/);
});

test('the policy of an error page allows its own style and nothing else that runs or loads', async () => {
  const response = await gateway().ask('/nowhere');
  const policy = response.headers.get('content-security-policy') ?? '';
  const style = /<style>(.*)<\/style>/s.exec(await response.text())?.[1] ?? '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  expect(policy).toContain(`style-src 'sha256-${Buffer.from(digest).toString('base64')}'`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/script-src|unsafe/);
});

test('a visitor of a site that is not shipped yet is told when to come back', async () => {
  expect((await gateway({ isShipped: false }).ask('/')).headers.get('retry-after')).toBe('30');
});

test('a fault is written down with the address, and not shown', async () => {
  const { ask, folder, messages } = gateway();
  for (const form of ['', '.br', '.gz']) rmSync(path.join(folder, `pages/ab/ab01.html${form}`));
  const html = await (await ask('/decodings?search=secret')).text();
  expect(messages[0]).toContain('GET /decodings: ');
  expect(messages[0]).toContain('pages/ab/ab01.html');
  expect(messages[0]).not.toContain('secret');
  expect(html).not.toContain('ab01.html');
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  '%s is not allowed on a page, and what is allowed is said',
  async (method) => {
    const response = await gateway().ask('/decodings', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  },
);

test('health tells the revision and the version of every part', async () => {
  const response = await gateway().ask('/api/health');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    status: 'ok',
    storage: 'ok',
    revision: 1,
    shell: '1.0.0-shell',
    sections: { decodings: '1.0.0-new' },
  });
});

test('health is bad while nothing is shipped', async () => {
  const response = await gateway({ isShipped: false }).ask('/api/health');
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ status: 'empty', storage: 'ok' });
});

test.each(['GET', 'POST'])('%s to an address that the API lacks is answered in its own form', async (method) => {
  const response = await gateway().ask('/api/nothing', { method });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ status: 404, detail: `There is no ${method} /api/nothing here.` });
});

test.each([
  ['/api/health', 'POST', 'GET, HEAD'],
  ['/api/contact', 'GET', 'POST'],
  ['/api/contact', 'OPTIONS', 'POST'],
  ['/api/counts', 'DELETE', 'GET, HEAD, POST'],
])('%s does not take %s, and says what it takes', async (address, method, allowed) => {
  const response = await gateway().ask(address, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allowed);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({
    status: 405,
    detail: `Expected ${allowed} for ${address}, received ${method}.`,
  });
});

test('a fault of the API is written down, and answered in its own form', async () => {
  const database = await makeDatabase();
  await database.schema.dropTable('counts').execute();
  const { ask, log } = await makeGateway({ database });
  const response = await ask('/api/counts?subject=/decodings');
  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.text()).not.toContain('table');
  expect(log[0]).toContain('GET /api/counts: ');
  expect(log[0]).toContain('no such table');
});

test.each([
  ['a page', '/decodings', {}],
  ['a page that the browser has', '/decodings', { headers: { 'if-none-match': '*' } }],
  ['a page for an unknown address', '/series/x', {}],
  ['a file', '/shell/files/main.0000000001.js', {}],
  ['data', DATA, {}],
  ['the registry', '/registry.json', {}],
  ['a redirect', '/decoding', {}],
  ['an unknown address', '/nowhere', {}],
  ['a missing file', '/shell/files/other.0000000001.js', {}],
  ['a wrong method', '/decodings', { method: 'POST' }],
  ['health', '/api/health', {}],
  ['an unknown address of the API', '/api/nothing', {}],
  ['a refusal of the API', '/api/contact', { method: 'POST' }],
])('security headers stand on %s', async (_, address, init) => {
  const { headers } = await gateway().ask(address, init);
  expect(headers.get('content-security-policy')).toMatch(/^default-src '/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  // The operator's other hosts may still be without TLS.
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
});

test('security headers stand on a fault and on a site that is not shipped', async () => {
  const { ask, folder } = gateway();
  for (const form of ['', '.br', '.gz']) rmSync(path.join(folder, `pages/ab/ab01.html${form}`));
  for (const response of [await ask('/decodings'), await gateway({ isShipped: false }).ask('/')]) {
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

test('who finds a fault is told where to report it, by a note that never runs out', async () => {
  const { ask, write, map } = gateway();
  const shipped = { ...map, pages: { ...map.pages, '/contact': 'ab00.html' } };
  write('pages/maps/decodings.0000000001.json', JSON.stringify(shipped));
  const response = await ask('/.well-known/security.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe(
    `Contact: https://roe.example/contact
Expires: 1970-01-31T00:00:00.000Z
Preferred-Languages: en
Canonical: https://roe.example/.well-known/security.txt
`,
  );
});

test('a site without a page for it, or without TLS, names no place to report faults', async () => {
  expect((await gateway().ask('/.well-known/security.txt')).status).toBe(404);
  const { ask, write, map, publish } = gateway();
  const shipped = { ...map, pages: { ...map.pages, '/contact': 'ab00.html' } };
  write('pages/maps/decodings.0000000001.json', JSON.stringify(shipped));
  publish({ site: 'http://127.0.0.1:4199' });
  expect((await ask('/.well-known/security.txt')).status).toBe(404);
});

test('a site without TLS does not ask browsers for it', async () => {
  const { ask, publish } = gateway();
  publish({ site: 'http://127.0.0.1:4199' });
  expect((await ask('/')).headers.get('strict-transport-security')).toBeNull();
});

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '//host/secret.txt',
  '/secret.txt%00.html',
  '/shell/files/..%2f..%2f..%2fsecret.txt',
  '/shell/files/%2e%2e%2f%2e%2e%2f%2e%2e%2fsecret.txt',
  '/shell/files/..%5c..%5c..%5csecret.txt',
  '/shell/files/../../../secret.txt',
  '/shell/files/main.0000000001.js%00.txt',
  '/shell/files/..%252f..%252f..%252fsecret.txt',
  '/sections/%2e%2e/files/secret.txt',
  '/sections/..%2f..%2f../files/secret.txt',
  '/sections/decodings/files/..%2fserver%2fprerender.cjs',
  '/sections/decodings/server/prerender.cjs',
  '/sections/decodings/versions/1.0.0-new.json',
  `/sections/decodings/data/${CODE}/..%2f..%2f..%2f..%2fsecret.txt`,
  `/sections/decodings/data/${CODE}/%2e%2e/%2e%2e/server/prerender.cjs`,
  `/sections/decodings/data/..%2f..%2f/decodings/om.json`,
  '/history.jsonl',
  '/pages/ab/ab01.html',
  '/pages/maps/decodings.0000000001.json',
])('%s does not leave what is served', async (address) => {
  const { ask, messages } = gateway();
  const response = await ask(address);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('SECRET');
  expect(messages).toEqual([]);
});
