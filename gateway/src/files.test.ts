import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { openFiles } from './files.ts';
import { makeStore } from './store-fixture.ts';

const PAGE = 'pages/ab/ab01.html';
const TEXT = '<!doctype html><title>/decodings</title>';

/** Asks for a file of the fixture with these request headers. */
async function ask(file: string, headers: Record<string, string> = {}, answer = {}): Promise<Response | undefined> {
  return openFiles(makeStore().folder).respond(new Request('http://roe.example/', { headers }), file, answer);
}

const bytesOf = async (response: Response | undefined): Promise<Buffer> =>
  Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));

test.each(['br', 'gzip, deflate, br, zstd', 'br;q=0.5', 'gzip;q=0, br', '*'])(
  'a client that sends "accept-encoding: %s" gets brotli',
  async (accepted) => {
    const response = await ask(PAGE, { 'accept-encoding': accepted });
    expect(response?.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await bytesOf(response)).toString()).toBe(TEXT);
  },
);

test.each(['gzip', 'gzip, br;q=0', 'br;q=0.0, *', 'gzip;q=0.1, br; q=0'])(
  'a client that sends "accept-encoding: %s" gets gzip',
  async (accepted) => {
    const response = await ask(PAGE, { 'accept-encoding': accepted });
    expect(response?.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await bytesOf(response)).toString()).toBe(TEXT);
  },
);

test.each(['', 'identity', 'br;q=0, gzip;q=0', '*;q=0', 'zstd', 'brotli'])(
  'a client that sends "accept-encoding: %s" gets the plain bytes',
  async (accepted) => {
    const response = await ask(PAGE, { 'accept-encoding': accepted });
    expect(response?.headers.get('content-encoding')).toBeNull();
    expect((await bytesOf(response)).toString()).toBe(TEXT);
  },
);

test('a file that has no compressed form comes as it is', async () => {
  const response = await ask('shell/files/main.0000000001.js', { 'accept-encoding': 'br, gzip' });
  expect(response?.headers.get('content-encoding')).toBeNull();
  expect((await bytesOf(response)).toString()).toBe('start();');
});

test('caches are told that the answer depends on what the client takes', async () => {
  for (const accepted of ['br', 'identity'])
    expect((await ask(PAGE, { 'accept-encoding': accepted }))?.headers.get('vary')).toBe('accept-encoding');
});

test('the length that is announced is the length that is sent', async () => {
  for (const accepted of ['br', 'gzip', 'identity']) {
    const response = await ask(PAGE, { 'accept-encoding': accepted });
    expect(response?.headers.get('content-length')).toBe(String((await bytesOf(response)).length));
  }
});

test('each form of a file has a strong tag of its own', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (accepted) =>
      (await ask(PAGE, { 'accept-encoding': accepted }))?.headers.get('etag'),
    ),
  );
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
});

test.each([(tag: string) => tag, (tag: string) => `W/${tag}`, (tag: string) => `"other", ${tag}`, () => '*'])(
  'a client that has the file gets 304 without a body (%#)',
  async (known) => {
    const tag = (await ask(PAGE))?.headers.get('etag') ?? '';
    const response = await ask(PAGE, { 'if-none-match': known(tag) }, { headers: { 'cache-control': 'no-cache' } });
    expect(response?.status).toBe(304);
    expect(await response?.text()).toBe('');
    expect(response?.headers.get('etag')).toBe(tag);
    expect(response?.headers.get('cache-control')).toBe('no-cache');
  },
);

test('a client that has another form of the file gets it again', async () => {
  const tag = (await ask(PAGE, { 'accept-encoding': 'br' }))?.headers.get('etag') ?? '';
  expect((await ask(PAGE, { 'accept-encoding': 'gzip', 'if-none-match': tag }))?.status).toBe(200);
});

test('a page that stands for an error keeps its status, whatever the client has', async () => {
  const response = await ask(PAGE, { 'if-none-match': '*' }, { status: 404 });
  expect(response?.status).toBe(404);
  expect(await response?.text()).toBe(TEXT);
});

test.each([
  ['pages/ab/ab01.html', 'text/html; charset=utf-8'],
  ['sections/decodings/files/om.0000000002.json', 'application/json; charset=utf-8'],
  ['sections/decodings/files/favicon.0000000001.svg', 'image/svg+xml'],
  ['shell/files/main.0000000001.js', 'text/javascript; charset=utf-8'],
  ['shell/files/thing.0000000001.unknown', 'application/octet-stream'],
])('%s is sent as %s, also when it is compressed', async (file, type) => {
  for (const accepted of ['br', 'identity'])
    expect((await ask(file, { 'accept-encoding': accepted }))?.headers.get('content-type')).toBe(type);
});

test('bytes that are no text come through unchanged', async () => {
  expect([...(await bytesOf(await ask('shell/files/thing.0000000001.unknown')))]).toEqual([0, 255, 128]);
});

test('a file that is not there is no answer', async () => {
  expect(await ask('shell/files/other.0000000001.js', { 'accept-encoding': 'br' })).toBeUndefined();
});

test('a file that arrives later is found, and a file is read from the disk once', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = openFiles(folder);
  const ask = () => files.respond(new Request('http://roe.example/'), 'a.txt');
  expect(await ask()).toBeUndefined();
  writeFileSync(path.join(folder, 'a.txt'), 'there');
  expect(await (await ask())?.text()).toBe('there');
  rmSync(path.join(folder, 'a.txt'));
  expect(await (await ask())?.text()).toBe('there');
});
