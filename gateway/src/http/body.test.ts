import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { makeSettings, makeSite } from '../gateway.fixture.ts';
import { serve } from '../serve.ts';

const sent = { message: 'Words', seconds: 42, key: '0b0f7e5e-3c2d-4d8a-9a51-5f2f0a8d7c11' };

test.each([
  ['no type', undefined, 'Expected the content type "application/json", received a body without a type.'],
  ['a form', 'application/x-www-form-urlencoded', undefined],
  ['plain text', 'text/plain;charset=UTF-8', undefined],
  ['a type that starts alike', 'application/json-patch+json', undefined],
])('a body of %s is refused', async (_, type, detail) => {
  const { ask } = makeSite();
  const body = new TextEncoder().encode(JSON.stringify(sent));
  const response = await ask('/api/contact', { method: 'POST', body, headers: type ? { 'content-type': type } : {} });
  expect(response.status).toBe(415);
  expect((await response.json()).detail).toBe(
    detail ?? `Expected the content type "application/json", received "${type}".`,
  );
});

test.each([
  ['no JSON', '{"name":'],
  ['nothing', ''],
  ['broken UTF-8', new Uint8Array([0x22, 0xc3, 0x28, 0x22])],
])('%s is refused', async (_, body) => {
  const { ask } = makeSite();
  const response = await ask('/api/contact', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  expect(response.status).toBe(400);
  expect((await response.json()).detail).toBe('Expected JSON in UTF-8, received a body that is none.');
});

test('a body that is too long is refused by its declared length, before it is read', async () => {
  const { ask } = makeSite();
  const headers = { 'content-type': 'application/json', 'content-length': '33269' };
  const response = await ask('/api/contact', { method: 'POST', body: '{}', headers });
  expect(response.status).toBe(413);
  expect((await response.json()).detail).toBe('Expected a body of at most 33268 bytes, received more.');
});

test('a body without a declared length is refused as soon as it is too long', async () => {
  const { ask } = makeSite();
  let pulled = 0;
  const body = new ReadableStream({
    pull(controller) {
      pulled++;
      controller.enqueue(new Uint8Array(1024));
    },
  });
  const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } };
  expect((await ask('/api/contact', init as RequestInit)).status).toBe(413);
  expect(pulled).toBeLessThan(40);
});

test('a body that breaks off is no fault of ours', async () => {
  const { ask, log } = makeSite();
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });
  const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } };
  expect((await ask('/api/contact', init as RequestInit)).status).toBe(400);
  expect(log).toEqual([]);
});

test.each([
  ['/api/counts', 8192],
  ['/api/reports', 1024],
])('each address has a limit of its own: %s takes %i bytes', async (address, most) => {
  const { post } = makeSite();
  const statusOf = async (length: number) => (await post(address, 'x'.repeat(length - 2))).status;
  expect(await statusOf(most)).toBe(422);
  expect(await statusOf(most + 1)).toBe(413);
});

const CHUNK = `4000\r\n${'x'.repeat(0x4000)}\r\n`;

test.each([
  ['chunks without an end', 'transfer-encoding: chunked', CHUNK.repeat(500), '413'],
  ['chunks that are no chunks', 'transfer-encoding: chunked', 'words', '400'],
  ['more than it declares', 'content-length: 5', '{"message":"Words"}', '400'],
  ['a length that is none', 'content-length: five', '{}', '400'],
  ['a length and chunks', 'content-length: 2\r\ntransfer-encoding: chunked', '2\r\n{}\r\n0\r\n\r\n', '400'],
])('a client that sends %s is refused, and its connection ends', async (_, header, body, status) => {
  const gateway = await serve(makeSettings());
  onTestFinished(() => gateway.close());
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1').on('error', () => {});
  const head = 'POST /api/contact HTTP/1.1\r\nhost: roe.example\r\ncontent-type: application/json\r\n';
  socket.write(`${head}${header}\r\n\r\n${body}`);
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});
