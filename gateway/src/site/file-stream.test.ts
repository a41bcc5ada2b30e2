import { once } from 'node:events';
import { closeSync, ftruncateSync, openSync, readdirSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { makeSettings } from '../gateway.fixture.ts';
import { serve } from '../serve.ts';

const READERS = 40;
/** The most that the gateway may hold for one of them, in bytes. */
const MOST = 750_000;
/** A busy machine is slow, and no error; garbage goes when the engine finds time for it. */
const WAIT = { timeout: 10_000 };
const FILM = 'film.0000000001.mp4';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Bytes that this process holds in buffers. */
function held(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

/** A gateway with a film of 1 GB, which takes no room on the disk. */
async function openCinema() {
  const settings = makeSettings();
  const file = path.join(settings.SITE_DIR, 'shell/files', FILM);
  const handle = openSync(file, 'w');
  ftruncateSync(handle, 1_000_000_000);
  closeSync(handle);
  const gateway = await serve(settings);
  onTestFinished(() => gateway.close());
  const { port } = new URL(gateway.url);
  /** Asks for the film, reads how it begins, and nothing more. */
  const watch = async (headers = ''): Promise<Socket> => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
    onTestFinished(() => void socket.destroy());
    socket.write(`GET /shell/files/${FILM} HTTP/1.1\r\nhost: roe.example\r\n${headers}\r\n`);
    await once(socket, 'readable');
    return socket;
  };
  const url = `${gateway.url}/shell/files/${FILM}`;
  return { page: gateway.url, url, watch, opened: () => openedAt(file) };
}

/** How often this process has a file open. */
function openedAt(file: string): number {
  const links = readdirSync('/proc/self/fd').map((handle) => {
    try {
      return readlinkSync(`/proc/self/fd/${handle}`);
    } catch {
      return ''; // closed meanwhile
    }
  });
  return links.filter((link) => link === file).length;
}

const testOnLinux = test.skipIf(process.platform !== 'linux');

testOnLinux('many who read a film slowly cost little memory, and nothing after they have gone', async () => {
  const { page, watch, opened } = await openCinema();
  const before = held();
  const readers = await Promise.all(Array.from({ length: READERS }, (_, index) => watch(range(index))));
  await expect.poll(opened, WAIT).toBe(READERS);
  for (let round = 0; round < 20; round++) await (await fetch(page)).text();
  await expect.poll(() => held() - before, WAIT).toBeLessThan(READERS * MOST);
  for (const reader of readers) reader.destroy();
  await expect.poll(opened, WAIT).toBe(0);
  await expect.poll(held, WAIT).toBeLessThan(before + 10 * MOST);
});

/** Half of them go on in the middle, as players do. */
const range = (index: number): string => (index % 2 ? 'range: bytes=500000000-\r\n' : '');

testOnLinux('what needs no bytes of a film does not open it', async () => {
  const { url, opened } = await openCinema();
  const { headers } = await fetch(url, { method: 'HEAD' });
  const known = { 'if-none-match': headers.get('etag') ?? '' };
  expect((await fetch(url, { headers: known })).status).toBe(304);
  expect((await fetch(url, { headers: { range: 'bytes=1000000000-' } })).status).toBe(416);
  expect(opened()).toBe(0);
});
