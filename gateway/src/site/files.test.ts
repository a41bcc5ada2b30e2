import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { makeStore } from '../store.fixture.ts';
import { openFiles } from './files.ts';

const PAGE = 'pages/ab/ab01.html';
const TEXT = '<!doctype html><title>/decodings</title>';

/** Asks for a file of the fixture with these request headers. */
async function ask(file: string, headers: Record<string, string> = {}, answer = {}): Promise<Response | undefined> {
  return openFiles(makeStore().folder).respond(new Request('http://roe.example/', { headers }), file, answer);
}

const bytesOf = async (response: Response | undefined): Promise<Buffer> =>
  Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));

test.each(['br', 'gzip, deflate, br, zstd', 'br;q=0.5', 'gzip;q=0, br', '*', 'BR', 'gzip;Q=0, Br;Q=0.1'])(
  'a client that sends "accept-encoding: %s" gets brotli',
  async (accepted) => {
    const response = await ask(PAGE, { 'accept-encoding': accepted });
    expect(response?.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await bytesOf(response)).toString()).toBe(TEXT);
  },
);

test.each(['gzip', 'gzip, br;q=0', 'br;q=0.0, *', 'gzip;q=0.1, br; q=0', 'gzip, br;Q=0', 'GZIP, br ; Q=0.000'])(
  'a client that sends "accept-encoding: %s" gets gzip',
  async (accepted) => {
    const response = await ask(PAGE, { 'accept-encoding': accepted });
    expect(response?.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await bytesOf(response)).toString()).toBe(TEXT);
  },
);

test.each(['', 'identity', 'br;q=0, gzip;q=0', '*;q=0', '*;Q=0', 'zstd', 'brotli'])(
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
  ['sections/decodings/files/om.0000000002.json', 'application/json'],
  ['sections/decodings/files/favicon.0000000001.svg', 'image/svg+xml; charset=utf-8'],
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

/** A recording of 300 bytes that count up, and one that is too large to be held; `ask` sends these headers. */
function recordings() {
  const store = makeStore();
  const small = Buffer.from(Array.from({ length: 300 }, (_, index) => index % 256));
  const large = Buffer.alloc(3_000_000, small);
  writeFileSync(path.join(store.folder, 'shell/files/om.0000000001.mp3'), small);
  writeFileSync(path.join(store.folder, 'shell/files/om.0000000002.mp3'), large);
  const files = openFiles(store.folder);
  const ask = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
    files.respond(new Request('http://roe.example/', { headers, method }), `shell/files/${name}`);
  return { small, large, ask };
}

test.each([
  ['bytes=0-', 0, 299],
  ['bytes=0-1', 0, 1],
  ['bytes=10-19', 10, 19],
  ['bytes=250-', 250, 299],
  ['bytes=299-299', 299, 299],
  ['bytes=290-999', 290, 299],
  ['bytes=-5', 295, 299],
  ['bytes=-999', 0, 299],
  ['BYTES=1-2', 1, 2],
])('a player that asks for %s gets that part and no more', async (range, first, last) => {
  const { small, ask } = recordings();
  const response = await ask('om.0000000001.mp3', { range });
  expect(response?.status).toBe(206);
  expect(response?.headers.get('content-type')).toBe('audio/mpeg');
  expect(response?.headers.get('content-range')).toBe(`bytes ${first}-${last}/300`);
  expect(response?.headers.get('content-length')).toBe(String(last - first + 1));
  expect(await bytesOf(response)).toEqual(small.subarray(first, last + 1));
});

test.each(['bytes=300-', 'bytes=300-400', 'bytes=-0', 'bytes=99999999999999999999-'])(
  'a player that asks for %s is told how long the recording is',
  async (range) => {
    const response = await recordings().ask('om.0000000001.mp3', { range });
    expect(response?.status).toBe(416);
    expect(response?.headers.get('content-range')).toBe('bytes */300');
    expect(response?.headers.get('cache-control')).toBe('no-store');
    expect(await response?.text()).toBe('');
  },
);

test.each(['bytes=', 'bytes=-', 'bytes=5-4', 'bytes=0-1,3-4', 'bytes=a-b', 'bytes=0x1-2', 'seconds=0-1', 'bytes 0-1'])(
  'what is no single range, "%s", is answered with the whole',
  async (range) => {
    const { small, ask } = recordings();
    const response = await ask('om.0000000001.mp3', { range });
    expect(response?.status).toBe(200);
    expect(response?.headers.get('accept-ranges')).toBe('bytes');
    expect(await bytesOf(response)).toEqual(small);
  },
);

test('a part goes on only with the version that it was begun with', async () => {
  const { ask } = recordings();
  const etag = (await ask('om.0000000001.mp3'))?.headers.get('etag') ?? '';
  for (const [condition, status] of [
    [etag, 206],
    [`W/${etag}`, 200],
    ['"other"', 200],
    ['Sat, 01 Mar 2025 12:00:00 GMT', 200],
  ] as const) {
    const response = await ask('om.0000000001.mp3', { range: 'bytes=1-2', 'if-range': condition });
    expect(response?.status, condition).toBe(status);
  }
  expect((await ask('om.0000000001.mp3', { range: 'bytes=1-2', 'if-none-match': etag }))?.status).toBe(304);
});

test('HEAD tells of the whole, whatever range it names', async () => {
  const response = await recordings().ask('om.0000000002.mp3', { range: 'bytes=1-2' }, 'HEAD');
  expect(response?.status).toBe(200);
  expect(response?.headers.get('content-length')).toBe('3000000');
  expect(await response?.text()).toBe('');
});

test('a compressed form, and a page that stands for an error, come whole', async () => {
  const packed = await ask(PAGE, { 'accept-encoding': 'br', range: 'bytes=0-1' });
  expect(packed?.status).toBe(200);
  expect(packed?.headers.get('accept-ranges')).toBeNull();
  expect((await ask(PAGE, { range: 'bytes=0-1' }, { status: 404 }))?.status).toBe(404);
});

test('a large recording comes byte by byte as it is, whole and in part', async () => {
  const { large, ask } = recordings();
  expect((await bytesOf(await ask('om.0000000002.mp3'))).equals(large)).toBe(true);
  const part = await bytesOf(await ask('om.0000000002.mp3', { range: 'bytes=1000000-2999998' }));
  expect(part.equals(large.subarray(1_000_000, 2_999_999))).toBe(true);
});
