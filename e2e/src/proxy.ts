import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy between the browser and the gateway, such as a cache that has gone bad. */
export interface Proxy {
  url: string;
  /** Answers to these addresses get other bytes, under the same headers. */
  tamperWith: RegExp | undefined;
  close(): Promise<void>;
}

/** Starts a proxy in front of a gateway. */
export async function startProxy(origin: string): Promise<Proxy> {
  const { hostname, port } = new URL(origin);
  const server = createServer((incoming, outgoing) => {
    const { url: path = '/', method, headers } = incoming;
    const onward = request(
      { hostname, port, path, method, headers: { ...headers, 'accept-encoding': 'identity' } },
      (answer) => {
        const isTampered = proxy.tamperWith?.test(path) ?? false;
        const { 'content-length': _, ...kept } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, isTampered ? kept : answer.headers);
        if (isTampered) outgoing.end('globalThis.isTampered = true');
        else answer.pipe(outgoing);
      },
    );
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: Proxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tamperWith: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}
