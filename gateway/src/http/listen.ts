import { createServer, type RequestListener, type Server } from 'node:http';
import { answerInTurn } from './connections.ts';

export interface Listening {
  /** The port that it really has. */
  port: number;
  /** Tells every connection that it ends, finishes what is under way, then ends. */
  close(): Promise<void>;
}

/**
 * Opens an HTTP/1 server, whose clients have to be done in time.
 * @throws where the port is taken
 */
export async function listen(
  { PORT, HOST }: { PORT: number; HOST: string },
  answer: RequestListener,
): Promise<Listening> {
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 5000,
    keepAliveTimeout: 65_000,
  });
  const close = answerInTurn(server, (request, response) => {
    if (/^1\.[01]$/.test(request.httpVersion)) answer(request, response);
    else response.writeHead(505, { connection: 'close' }).end();
  });
  await isListening(server, PORT, HOST);
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : PORT, close };
}

function isListening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. End what runs there, or choose another: PORT=4200 npm start`)
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
}
