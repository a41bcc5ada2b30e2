import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeSite } from '../gateway.fixture.ts';
import { CODE, OLDER_CODE } from '../store.fixture.ts';

const DATA = `/sections/decodings/data/${CODE}/decodings/om.json`;

test('the registry is compressed where the browser takes it, and known again in that form', async () => {
  const { ask } = makeSite();
  const plain = await ask('/registry.json');
  const packed = await ask('/registry.json', { headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(await plain.text());
  const known = { 'accept-encoding': 'gzip', 'if-none-match': packed.headers.get('etag') ?? '' };
  const again = await ask('/registry.json', { headers: known });
  expect(again.status).toBe(304);
  expect(again.headers.get('vary')).toBe('accept-encoding');
});

test('hashed files of shell and sections may be kept for ever', async () => {
  const { ask } = makeSite();
  for (const address of ['/shell/files/main.0000000001.js', '/sections/decodings/files/entry.0000000001.js']) {
    const response = await ask(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
});

test('a recording may be kept for ever, whole and in part', async () => {
  const { ask, write } = makeSite();
  write('sections/decodings/files/om.0000000001.mp3', 'a recording');
  const address = '/sections/decodings/files/om.0000000001.mp3';
  const etag = (await ask(address)).headers.get('etag') ?? '';
  const part = await ask(address, { headers: { range: 'bytes=2-', 'if-range': etag } });
  expect([part.status, await part.text()]).toEqual([206, 'recording']);
  expect(part.headers.get('content-type')).toBe('audio/mpeg');
  expect(part.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const past = await ask(address, { headers: { range: 'bytes=99-' } });
  expect([past.status, past.headers.get('cache-control')]).toEqual([416, 'no-store']);
});

test('what keeps its address while it changes is asked about again', async () => {
  const { ask } = makeSite();
  for (const address of ['/decodings', DATA, '/favicon.svg', '/registry.json'])
    expect((await ask(address)).headers.get('cache-control'), address).toBe('no-cache');
});

test('data of the live code is answered, and data of earlier code that open tabs run', async () => {
  const { ask } = makeSite();
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
  const response = await makeSite().ask(address);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('the registry is sent whole, and not again while its revision stays', async () => {
  const { ask } = makeSite();
  const response = await ask('/registry.json');
  const registry = await response.json();
  expect(registry).toMatchObject({ revision: 1, sections: { decodings: { id: 'decodings', code: CODE } } });
  const etag = response.headers.get('etag') ?? '';
  expect((await ask('/registry.json', { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect((await ask('/registry.json', { headers: { 'if-none-match': '"0"' } })).status).toBe(200);
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
  '/sections/decodings/private/persona.0000000002.json',
  '/sections/decodings/private/persona',
  '/sections/decodings/files/persona.0000000002.json',
  '/sections/decodings/files/../private/persona.0000000002.json',
  '/sections/decodings/files/..%2fprivate%2fpersona.0000000002.json',
  '/sections/decodings/files/..%5cprivate%5cpersona.0000000002.json',
  '/sections/decodings/files/..%252fprivate%252fpersona.0000000002.json',
  '/sections/decodings%2fprivate/files/persona.0000000002.json',
  '/sections/decodings%2fprivate%2fpersona.0000000002.json',
  '/sections//decodings/private/persona.0000000002.json',
  '/shell/files/..%2f..%2fsections%2fdecodings%2fprivate%2fpersona.0000000002.json',
  `/sections/decodings/data/${CODE}/private/persona.json`,
  `/sections/decodings/data/${CODE}/..%2f..%2fprivate%2fpersona.0000000002.json`,
  `/sections/decodings/data/${CODE}/../../private/persona.0000000002.json`,
  '/private/persona',
  '/persona.0000000002.json',
  '/history.jsonl',
  '/pages/ab/ab01.html',
  '/pages/maps/decodings.0000000001.json',
])('%s does not leave what is served', async (address) => {
  const { ask, log } = makeSite();
  const response = await ask(address);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('SECRET');
  expect(log).toEqual([]);
});
