import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeSite } from '../gateway.fixture.ts';
import { POLICY, STYLE_POLICY } from '../store.fixture.ts';

test('a page is sent with its policy, to be asked about again', async () => {
  const response = await makeSite().ask('/decodings/om');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toBe(`${POLICY}; ${STYLE_POLICY}`);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toContain('<title>/decodings/om</title>');
});

test('a browser that has the page is told so, with the policy', async () => {
  const { ask } = makeSite();
  const etag = (await ask('/decodings')).headers.get('etag') ?? '';
  const response = await ask('/decodings', { headers: { 'if-none-match': etag } });
  expect(response.status).toBe(304);
  expect(response.headers.get('content-security-policy')).toBe(POLICY);
});

test('a page is sent in brotli where the browser takes it', async () => {
  const response = await makeSite().ask('/', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('<title>/</title>');
});

test('a slash at the end leads to the address without it, and the query stays', async () => {
  const response = await makeSite().ask('/decodings/?search=om&level=Seer');
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe('/decodings?search=om&level=Seer');
});

test('an old address leads to the new one for good, with parameters and query', async () => {
  const response = await makeSite().ask('/decoding/om?from=mail');
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe('/decodings/om?from=mail');
});

test('an address in capitals leads to the page that has it in small letters, for good', async () => {
  const response = await makeSite().ask('/Decodings?search=Om');
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe('/decodings?search=Om');
  expect((await makeSite().ask('/NOWHERE')).headers.get('location')).toBeNull();
});

test('a redirect that has a query of its own keeps only that', async () => {
  const response = await makeSite().ask('/find/om%20mani?from=mail');
  expect(response.headers.get('location')).toBe('/decodings?search=om%20mani');
});

test('an unknown address leads where its section says, for now', async () => {
  const response = await makeSite().ask('/decodings/never-written');
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/decodings?missing=never-written');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('an unknown address gets the page that its section names, with that status', async () => {
  const response = await makeSite().ask('/series/never-written');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-security-policy')).toBe(POLICY);
  expect(await response.text()).toContain('<title>/lost</title>');
});

test('an address that nobody owns gets the page that stands in for it, with its policy', async () => {
  const { ask, write, map } = makeSite();
  write('pages/maps/decodings.0000000001.json', JSON.stringify({ ...map, missing: 'ab03.html' }));
  const response = await ask('/nowhere', { headers: { 'if-none-match': '*' } });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-security-policy')).toBe(POLICY);
  expect(await response.text()).toContain('<title>/lost</title>');
});

test('an address of a retired section leads to its heir for good, or is gone', async () => {
  const { ask, write, map, publish } = makeSite();
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
