import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a bad line, a bad cache or a bad server does to one answer. */
export type Fault = 'reset' | 'hang' | { delay: number } | { status: number } | { change: (body: string) => string };

/** A proxy between the browser and the gateway. */
export interface FaultyProxy {
  url: string;
  /** Answers to addresses that match are treated so. */
  fault: { at: RegExp; is: Fault } | undefined;
  close(): Promise<void>;
}

/** Starts a proxy in front of a gateway. */
export async function startProxy(origin: string): Promise<FaultyProxy> {
  const { hostname, port } = new URL(origin);
  const server = createServer((incoming, outgoing) => {
    const { url: path = '/', method, headers } = incoming;
    const fault = proxy.fault?.at.test(path) ? proxy.fault.is : undefined;
    if (fault === 'reset') return void incoming.socket.destroy();
    if (fault === 'hang') return;
    const options = { hostname, port, path, method, headers: { ...headers, 'accept-encoding': 'identity' } };
    const onward = request(options, (answer) => {
      let body = '';
      answer.setEncoding('latin1').on('data', (chunk) => {
        body += chunk;
      });
      answer.on('end', () => send(outgoing, answer.statusCode ?? 502, answer.headers, body, fault));
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: FaultyProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: undefined,
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
  fault: Exclude<Fault, string> | undefined,
): void {
  const changed = fault && 'change' in fault ? fault.change(body) : body;
  const answer = () => {
    outgoing.writeHead(fault && 'status' in fault ? fault.status : status, headers as OutgoingHttpHeaders);
    outgoing.end(changed, 'latin1');
  };
  if (fault && 'delay' in fault) setTimeout(answer, fault.delay);
  else answer();
}
