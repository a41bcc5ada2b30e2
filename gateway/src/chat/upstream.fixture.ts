import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** What a provider was sent. */
interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: what a test looks for in it says what it is
  body: any;
}

/** How a provider answers one request. */
export type Behaviour = (response: ServerResponse, received: Received) => unknown;

const JSON_TYPE = { 'content-type': 'application/json' };

/** Chunks of an answer on OpenAI's wire. */
export const chunksOf = (
  texts: string[],
  { model = 'served-model', finish = 'stop' as string | null } = {},
): string => {
  const chunk = (delta: object, finish_reason: string | null = null) =>
    `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model, choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
  const last = finish === null ? '' : `${chunk({}, finish)}data: [DONE]\n\n`;
  return chunk({ role: 'assistant', content: '' }) + texts.map((content) => chunk({ content })).join('') + last;
};

const beginStream = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });

/** Says a text in pieces, and ends. */
export const says =
  (...texts: string[]): Behaviour =>
  (response) =>
    beginStream(response).end(chunksOf(texts));

/** Sends bytes as they are, each by itself where `isSplit`. */
export const sends =
  (text: string, isSplit = false): Behaviour =>
  async (response) => {
    beginStream(response).flushHeaders();
    const bytes = Buffer.from(text);
    if (!isSplit) return response.end(bytes);
    response.socket?.setNoDelay(true);
    for (const index of bytes.keys()) {
      response.write(bytes.subarray(index, index + 1));
      await turn();
    }
    return response.end();
  };

export const refuses =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    response
      .writeHead(status, { ...JSON_TYPE, ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

/** Says some words and then nothing more, for as long as the connection lasts. */
export const stallsAfter =
  (...texts: string[]): Behaviour =>
  (response) => {
    if (texts.length > 0) beginStream(response).write(chunksOf(texts, { finish: null }));
  };

/** Says some words and cuts the connection. */
export const dropsAfter =
  (...texts: string[]): Behaviour =>
  (response) => {
    beginStream(response).write(chunksOf(texts, { finish: null }), () => response.socket?.destroy());
  };

/** Answers the list of models. */
export const lists =
  (...ids: string[]): Behaviour =>
  (response) =>
    response.writeHead(200, JSON_TYPE).end(JSON.stringify({ object: 'list', data: ids.map((id) => ({ id })) }));

/** A provider on a port of its own. It answers by the behaviours in their order, by the last one again and again. */
export async function startUpstream(...behaviours: Behaviour[]) {
  const received: Received[] = [];
  const events = new EventEmitter();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const text = Buffer.concat(parts).toString();
    const { method = '', url = '', headers } = request;
    const entry: Received = { method, url, headers, body: text && JSON.parse(text) };
    received.push(entry);
    response.once('close', () => events.emit('closed', response.writableFinished));
    const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
    await behaviour?.(response, entry);
    events.emit('received');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    /** The next request has come in, and its behaviour has done what it does. */
    nextReceived: () => once(events, 'received'),
    /** The connection of an answer is closed. @returns whether the answer was finished */
    nextClosed: async (): Promise<boolean> => (await once(events, 'closed'))[0],
  };
}
