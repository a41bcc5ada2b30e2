import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { constants, createSecureServer, type OutgoingHttpHeaders, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificate.ts';

export interface SecureFront {
  url: string;
  close(): void;
}

/** Puts HTTP/2 and TLS in front of a gateway, as a host does; bytes pass as they are. */
export function openSecureFront(gateway: string, { key, cert }: Certificate): Promise<SecureFront> {
  const agent = new Agent({ keepAlive: true });
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer({ key, cert });
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('stream', (stream, { ':method': method = 'GET', ':path': path, ...headers }) => {
    const upstream = request(gateway + path, { method, agent, headers: endToEnd(headers) }, (answer) => {
      if (stream.destroyed) return; // the page was closed before its answer came
      stream.respond({ ':status': answer.statusCode ?? 502, ...endToEnd(answer.headers) });
      answer.pipe(stream);
    });
    upstream.on('error', () => stream.close(constants.NGHTTP2_INTERNAL_ERROR));
    stream.on('error', () => upstream.destroy());
    upstream.end();
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
        close() {
          for (const session of sessions) session.destroy();
          server.close();
          agent.destroy();
        },
      }),
    );
  });
}

const ofOneHop = /^(:|connection$|keep-alive$|transfer-encoding$|upgrade$|host$)/;

const endToEnd = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneHop.test(name)));
