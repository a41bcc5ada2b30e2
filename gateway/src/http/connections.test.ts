import { once } from 'node:events';
import { Agent, createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { makeSettings } from '../gateway.fixture.ts';
import { serve } from '../serve.ts';
import { answerInTurn } from './connections.ts';

/** More than a connection's buffers take. */
const LARGE = Buffer.alloc(20_000_000, 'a');

/** A busy machine is slow, and no error. */
const WAIT = { timeout: 20_000 };

/** A server that answers so; `begun` lists the addresses that it began to answer, `seen` counts requests and connections. */
async function makeServer(answer: RequestListener) {
  const begun: string[] = [];
  const server = createServer();
  const end = answerInTurn(server, (request, response) => {
    begun.push(request.url ?? '');
    answer(request, response);
  });
  const seen = { arrived: 0, closed: 0 };
  server.on('request', () => seen.arrived++);
  server.on('connection', (socket) => socket.once('close', () => seen.closed++));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { server, begun, seen, end, port };
}

/** Opens a connection that asks for these addresses at once, and reads nothing until it is resumed. */
function askAhead(port: number, count: number): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => void socket.destroy());
  const requests = Array.from({ length: count }, (_, index) => `GET /${index} HTTP/1.1\r\nhost: roe.example\r\n\r\n`);
  socket.write(requests.join(''));
  return socket.pause();
}

/** Asks once, on a connection of the agent. */
function ask(url: string, agent: Agent): Promise<{ headers: IncomingHttpHeaders; isReused: boolean }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent }, (response) => {
      response.resume().once('end', () => resolve({ headers: response.headers, isReused: sent.reusedSocket }));
      response.once('error', reject);
    });
    sent.once('error', reject).end();
  });
}

test('who asks ahead gets all answers, in order', async () => {
  const { port } = await makeServer((request, response) => setImmediate(() => response.end(`<${request.url}>`)));
  const socket = askAhead(port, 40);
  let text = '';
  socket.resume().on('data', (chunk) => {
    text += chunk;
  });
  await expect.poll(() => text, WAIT).toContain('</39>');
  expect(text.match(/<\/\d+>/g)).toEqual(Array.from({ length: 40 }, (_, index) => `</${index}>`));
});

test('while a client reads nothing, its next request is not begun', async () => {
  const { port, begun, seen } = await makeServer((_, response) => response.end(LARGE));
  askAhead(port, 40);
  await expect.poll(() => seen.arrived, WAIT).toBe(40);
  expect(begun).toEqual(['/0']);
});

test('who asks for more than fifty ahead is cut off, and others go on', async () => {
  const { port, begun, seen } = await makeServer((request, response) =>
    response.end(request.url === '/0' ? LARGE : 'ok'),
  );
  askAhead(port, 2000);
  await expect.poll(() => seen.closed, WAIT).toBe(1);
  expect(begun).toEqual(['/0']);
  expect((await fetch(`http://127.0.0.1:${port}/other`)).status).toBe(200);
});

test('who takes nothing for a minute is cut off', async () => {
  const { server, seen, port } = await makeServer((_, response) => response.end(LARGE));
  expect(server.timeout).toBe(60_000);
  server.timeout = 50;
  askAhead(port, 1);
  await expect.poll(() => seen.closed, WAIT).toBe(1);
});

test('a connection that is kept alive serves a visitor for as long as they like', async () => {
  const gateway = await serve(makeSettings());
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await ask(gateway.url, agent);
  for (let index = 0; index < 200; index++) expect(await ask(gateway.url, agent)).toMatchObject({ isReused: true });
  agent.destroy();
  await gateway.close();
});

test('while it ends no request of a busy connection stays without an answer, and each hears that the connection closes', async () => {
  const gateway = await serve(makeSettings());
  let answered = 0;
  const visitors = Array.from({ length: 30 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const { headers } = await ask(gateway.url, agent);
      answered++;
      if (headers.connection === 'close') return;
    }
  });
  await expect.poll(() => answered, WAIT).toBeGreaterThan(100);
  await gateway.close();
  expect(await Promise.allSettled(visitors)).toEqual(visitors.map(() => ({ status: 'fulfilled' })));
  await expect(fetch(gateway.url)).rejects.toThrow();
});

test('while it ends large answers that wait are sent whole', async () => {
  const page = LARGE.subarray(0, 1_000_000);
  const { server, port, seen, end } = await makeServer((_, response) => response.end(page));
  const socket = askAhead(port, 20);
  await expect.poll(() => seen.arrived, WAIT).toBe(20);
  const ended = end();
  await expect.poll(() => server.listening, WAIT).toBe(false);
  let received = 0;
  socket.resume().on('data', (chunk) => {
    received += chunk.length;
  });
  await Promise.all([once(socket, 'close'), ended]);
  expect(received).toBeGreaterThan(20 * page.length);
});

test('connections that nobody uses do not hold up the end', async () => {
  const { port, end } = await makeServer((_, response) => response.end('ok'));
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  await Promise.all([once(socket, 'close'), end()]);
});

test.each(['HTTP/2.0', 'HTTP/0.9'])('a request line of %s is refused', async (version) => {
  const gateway = await serve(makeSettings());
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  socket.write(`GET / ${version}\r\nhost: roe.example\r\n\r\n`);
  const [chunk] = await once(socket, 'data');
  expect(String(chunk)).toMatch(/^HTTP\/1\.1 505 /);
  await gateway.close();
});
