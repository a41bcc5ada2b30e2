import { createServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line between the browser and the gateway that brings a page piece by piece. */
export interface SlowLine {
  url: string;
  /** Lets the next piece of the page that was asked for last come. False when it is whole. */
  next(): boolean;
  /** Lets all that is left of it come at once. */
  rest(): void;
  close(): Promise<void>;
}

/**
 * Puts a slow line in front of a gateway.
 * @param end what a piece ends with
 * @param start what the first piece ends with besides, which comes at once
 */
export async function startSlowLine(origin: string, end: RegExp, start?: RegExp): Promise<SlowLine> {
  let page: { pieces: string[]; answer: ServerResponse } | undefined;
  const server = createServer(async ({ url = '/' }, answer) => {
    const upstream = await fetch(origin + url);
    const { 'content-length': _, 'content-encoding': __, ...headers } = Object.fromEntries(upstream.headers);
    answer.writeHead(upstream.status, headers as OutgoingHttpHeaders);
    if (!headers['content-type']?.startsWith('text/html')) {
      answer.end(Buffer.from(await upstream.arrayBuffer()));
      return;
    }
    const html = await upstream.text();
    const [first = ''] = (start && html.match(start)) ?? html.split(end, 1);
    answer.write(first);
    page = { pieces: html.slice(first.length).split(end), answer };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next() {
      const piece = page?.pieces.shift();
      if (piece === undefined) page?.answer.end();
      else page?.answer.write(piece);
      return piece !== undefined;
    },
    rest: () => page?.answer.end(page.pieces.splice(0).join('')),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
