import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeDatabase, makeGateway, makeSite } from './gateway.fixture.ts';
import { CODE } from './store.fixture.ts';

const DATA = `/sections/decodings/data/${CODE}/decodings/om.json`;

test.each(['/', '/decodings', DATA, '/registry.json', '/api/health', '/favicon.svg', '/nowhere'])(
  'HEAD %s has the status and the headers of GET, and no body',
  async (address) => {
    const { ask } = makeSite();
    const get = await ask(address);
    const head = await ask(address, { method: 'HEAD' });
    expect(head.status).toBe(get.status);
    expect([...head.headers]).toEqual([...get.headers]);
    expect(await head.text()).toBe('');
  },
);

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  '%s is not allowed on a page, and what is allowed is said',
  async (method) => {
    const response = await makeSite().ask('/decodings', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  },
);

test.each(['GET', 'POST'])('%s to an address that the API lacks is answered in its own form', async (method) => {
  const response = await makeSite().ask('/api/nothing', { method });
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
  const response = await makeSite().ask(address, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allowed);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({
    status: 405,
    detail: `Expected ${allowed} for ${address}, received ${method}.`,
  });
});

test('an error of the API is written down, and answered in its own form', async () => {
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
  const { headers } = await makeSite().ask(address, init);
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

test('security headers stand on an error and on a site that is not shipped', async () => {
  const { ask, folder } = makeSite();
  for (const form of ['', '.br', '.gz']) rmSync(path.join(folder, `pages/ab/ab01.html${form}`));
  for (const response of [await ask('/decodings'), await makeSite({ isShipped: false }).ask('/')]) {
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

test('a site without TLS does not ask browsers for it', async () => {
  const { ask, publish } = makeSite();
  publish({ site: 'http://127.0.0.1:4199' });
  expect((await ask('/')).headers.get('strict-transport-security')).toBeNull();
});
