import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from './store.ts';

const LONG = 'a sentence that repeats itself, '.repeat(100);

function emptyStore() {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return openStore(path.join(folder, 'site'));
}

test('a store is opened before its folder is there', () => {
  const store = emptyStore();
  expect(store.has('registry.json')).toBe(false);
  store.write('deep/down/x.json', '{}');
  expect(store.read('deep/down', 'x.json')).toBe('{}');
});

test.each(['js', 'svg', 'vtt'])('a text that ends in .%s is added with its brotli and gzip forms', async (ending) => {
  const store = emptyStore();
  const file = `files/x.1.${ending}`;
  await store.add(file, LONG);
  expect(store.read(file)).toBe(LONG);
  expect(brotliDecompressSync(readFileSync(store.at(`${file}.br`))).toString()).toBe(LONG);
  expect(gunzipSync(readFileSync(store.at(`${file}.gz`))).toString()).toBe(LONG);
});

test('a low quality makes the same text, only less small', async () => {
  const store = emptyStore();
  await store.add('files/x.1.html', LONG, 1);
  expect(brotliDecompressSync(readFileSync(store.at('files/x.1.html.br'))).toString()).toBe(LONG);
});

test.each([
  ['a short text', 'files/x.1.js', 'short'],
  ['a picture', 'files/x.1.webp', LONG],
])('%s is added without compressed forms', async (_, file, bytes) => {
  const store = emptyStore();
  await store.add(file, bytes);
  expect(readdirSync(store.at('files'))).toEqual([path.basename(file)]);
});

test('what is there already is not written again', async () => {
  const store = emptyStore();
  await store.add('files/x.1.js', LONG);
  const { ino } = statSync(store.at('files/x.1.js'));
  await store.add('files/x.1.js', LONG, 1);
  expect(statSync(store.at('files/x.1.js')).ino).toBe(ino);
});

test.each(['', '.br', '.gz'])(
  'a file whose form "%s" was left empty by a loss of power is made whole',
  async (suffix) => {
    const store = emptyStore();
    await store.add('files/x.1.js', LONG);
    writeFileSync(store.at(`files/x.1.js${suffix}`), '');
    await store.add('files/x.1.js', LONG);
    expect(store.read('files/x.1.js')).toBe(LONG);
    expect(brotliDecompressSync(readFileSync(store.at('files/x.1.js.br'))).toString()).toBe(LONG);
    expect(gunzipSync(readFileSync(store.at('files/x.1.js.gz'))).toString()).toBe(LONG);
  },
);

test.each(['', '.br', '.gz'])(
  'a page whose form "%s" was left empty by a loss of power is not sound',
  async (suffix) => {
    const store = emptyStore();
    expect(await store.isSound('pages/x.html')).toBe(false);
    await store.add('pages/x.html', LONG);
    expect(await store.isSound('pages/x.html')).toBe(true);
    writeFileSync(store.at(`pages/x.html${suffix}`), '');
    expect(await store.isSound('pages/x.html')).toBe(false);
  },
);

test('what was added is looked for again when it is brought to the disk', async () => {
  const store = emptyStore();
  await store.add('files/x.1.js', LONG);
  await store.add('files/y.1.js', LONG);
  await store.settle();
  await store.add('files/z.1.js', LONG);
  rmSync(store.at('files/z.1.js.gz'));
  await expect(store.settle()).rejects.toThrow('z.1.js.gz');
});

test('what cannot be written is named, and leaves nothing beside it', () => {
  const store = emptyStore();
  store.write('pages/x.html/in-its-place', '');
  expect(() => store.write('pages/x.html', '<p>')).toThrow(`${store.at('pages/x.html')}: could not be written: E`);
  expect(readdirSync(store.at('pages'))).toEqual(['x.html']);
});

test('what a killed ship left half written is swept away after an hour, and not what another ship is writing', () => {
  const store = emptyStore();
  store.write('pages/aa/x.html', '<p>');
  const write = (file: string, minutes: number) => {
    writeFileSync(store.at(file), '<');
    const then = new Date(Date.now() - minutes * 60_000);
    utimesSync(store.at(file), then, then);
  };
  write('pages/aa/y.html.new', 61);
  write('registry.json.new', 61);
  write('pages/aa/z.html.new', 59);
  store.sweep();
  expect(readdirSync(store.at(), { recursive: true }).sort()).toEqual([
    'pages',
    'pages/aa',
    'pages/aa/x.html',
    'pages/aa/z.html.new',
  ]);
});

test('writing replaces a file and leaves nothing beside it', () => {
  const store = emptyStore();
  store.write('registry.json', '1');
  store.write('registry.json', '2');
  expect(store.read('registry.json')).toBe('2');
  expect(readdirSync(store.at())).toEqual(['registry.json']);
});

test('a write that breaks off leaves the old bytes', () => {
  const store = emptyStore();
  store.write('registry.json', '1');
  expect(() => store.write('registry.json', null as unknown as string)).toThrow();
  expect(store.read('registry.json')).toBe('1');
});

test('there is no registry before the first ship', () => {
  expect(emptyStore().registry()).toBeUndefined();
});

test('the registry is read as it stands', () => {
  const store = emptyStore();
  const registry = {
    revision: 3,
    files: {},
    site: 'https://roe.example',
    shell: { version: '1.0.0-x', contract: '1.0.0' },
    sections: {},
  };
  store.write('registry.json', JSON.stringify(registry));
  expect(store.registry()).toEqual(registry);
});

test('a malformed registry stops with file, field, expected and received', () => {
  const store = emptyStore();
  store.write('registry.json', '{"revision":0,"site":"https://roe.example","shell":{},"sections":{}}');
  expect(() => store.registry()).toThrow(
    `${store.at('registry.json')}: field "revision": expected at least 1, received 0`,
  );
});
