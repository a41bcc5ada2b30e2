import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a bad line, a bad cache or a bad server does to one answer. */
export type Failure = 'reset' | 'hang' | { delay: number } | { status: number } | { change: (body: string) => string };

/** A proxy between the browser and the gateway. */
export interface FailingProxy {
  url: string;
  /** Answers to addresses that match are treated so. */
  failure: { at: RegExp; is: Failure } | undefined;
  close(): Promise<void>;
}

/** Starts a proxy in front of a gateway. */
export async function startProxy(origin: string): Promise<FailingProxy> {
  const { hostname, port } = new URL(origin);
  const server = createServer((incoming, outgoing) => {
    const { url: path = '/', method, headers } = incoming;
    const failure = proxy.failure?.at.test(path) ? proxy.failure.is : undefined;
    if (failure === 'reset') return void incoming.socket.destroy();
    if (failure === 'hang') return;
    const options = { hostname, port, path, method, headers: { ...headers, 'accept-encoding': 'identity' } };
    const onward = request(options, (answer) => {
      let body = '';
      answer.setEncoding('latin1').on('data', (chunk) => {
        body += chunk;
      });
      answer.on('end', () => send(outgoing, answer.statusCode ?? 502, answer.headers, body, failure));
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: FailingProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failure: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}

function send(
  outgoing: ServerResponse,
  status: number,
  { 'content-length': _, etag: __, ...headers }: IncomingHttpHeaders,
  body: string,
  failure: Exclude<Failure, string> | undefined,
): void {
  const changed = failure && 'change' in failure ? failure.change(body) : body;
  const answer = () => {
    outgoing.writeHead(failure && 'status' in failure ? failure.status : status, headers as OutgoingHttpHeaders);
    outgoing.end(changed, 'latin1');
  };
  if (failure && 'delay' in failure) setTimeout(answer, failure.delay);
  else answer();
}
