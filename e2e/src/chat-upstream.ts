import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a provider was asked, and what it says to it, as a journey wants it. */
interface Exchange {
  messages: { role: string; content: string }[];
  /** Says words; the gateway passes a sentence on when the next one begins. */
  say(words: string): void;
  /** The answer is whole. */
  end(): void;
  /** The connection breaks in the middle of it. */
  breakOff(): void;
  /** Answers with an error. */
  refuse(status: number, message: string): void;
  /** Resolves when the connection is closed: true where the answer was whole. */
  closed: Promise<boolean>;
}

/** A provider of language models on OpenAI's wire, which says what a journey has it say. */
export interface Upstream {
  url: string;
  /** The next question that comes. */
  next(): Promise<Exchange>;
  /** How many questions came. */
  count(): number;
  close(): Promise<void>;
}

const MODEL = 'gpt-4o';

const chunk = (delta: object, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: MODEL, choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

export async function startUpstream(): Promise<Upstream> {
  const waiting: Exchange[] = [];
  const takers: ((exchange: Exchange) => void)[] = [];
  let count = 0;
  const server = createServer(async (request, response) => {
    if (request.url?.endsWith('/models')) return void json(response, 200, { object: 'list', data: [{ id: MODEL }] });
    const exchange = exchangeOf(await bodyOf(request), response);
    count++;
    const taker = takers.shift();
    if (taker) taker(exchange);
    else waiting.push(exchange);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    next() {
      const exchange = waiting.shift();
      return exchange ? Promise.resolve(exchange) : new Promise((resolve) => takers.push(resolve));
    },
    count: () => count,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Pick<Exchange, 'messages'>> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return JSON.parse(text);
}

function exchangeOf({ messages }: Pick<Exchange, 'messages'>, response: ServerResponse): Exchange {
  const write = (text: string) => {
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(text);
  };
  return {
    messages,
    say: (content) => write(chunk({ content })),
    end() {
      write(`${chunk({}, 'stop')}data: [DONE]\n\n`);
      response.end();
    },
    breakOff: () => void response.socket?.destroy(),
    refuse: (status, message) => json(response, status, { error: { message } }),
    closed: new Promise((resolve) => response.once('close', () => resolve(response.writableFinished))),
  };
}

const json = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
