import { createServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line between the browser and the gateway that brings a page piece by piece. */
export interface SlowLine {
  url: string;
  /** Lets the next piece of the page that was asked for last come. False when it is whole. */
  next(): boolean;
  close(): Promise<void>;
}

/**
 * Puts a slow line in front of a gateway.
 * @param end what a piece ends with
 */
export async function startSlowLine(origin: string, end: RegExp): Promise<SlowLine> {
  let page: { pieces: string[]; answer: ServerResponse } | undefined;
  const server = createServer(async ({ url = '/' }, answer) => {
    const upstream = await fetch(origin + url);
    const { 'content-length': _, 'content-encoding': __, ...headers } = Object.fromEntries(upstream.headers);
    answer.writeHead(upstream.status, headers as OutgoingHttpHeaders);
    if (!headers['content-type']?.startsWith('text/html')) {
      answer.end(Buffer.from(await upstream.arrayBuffer()));
      return;
    }
    const [first = '', ...pieces] = (await upstream.text()).split(end);
    answer.write(first);
    page = { pieces, answer };
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
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
