import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';

/** Requests of one connection that may wait behind the one that is answered (RFC 9112, 9.3.2). Browsers send none ahead. */
const MOST_WAITING = 50;

/** Connections at a time. The next ones are closed at once. */
const MOST_CONNECTIONS = 2000;

/** Time after which a client that takes or sends nothing is cut off, in milliseconds. */
const STANDSTILL = 60_000;

/** Time in which a connection that is kept alive can ask once more, and hear that it ends, in milliseconds. */
const NOTICE = 500;

/** Time that answers under way are given to finish, in milliseconds. */
const GRACE = 10_000;

/**
 * Answers the requests of each connection one after another: the next is not begun before the last is sent, so that a client
 * which asks much and reads nothing costs little.
 * @returns a function that ends the server: every answer then says that the connection closes, and none is cut off
 */
export function answerInTurn(server: Server, answer: RequestListener): () => Promise<void> {
  /** The answer under way of each connection, and those that wait behind it. */
  const connections = new Map<Socket, ServerResponse<IncomingMessage>[]>();
  let isEnding = false;
  server.maxConnections = MOST_CONNECTIONS;
  server.timeout = STANDSTILL;

  server.on('connection', (socket: Socket) => {
    connections.set(socket, []);
    socket.once('close', () => connections.delete(socket));
  });

  server.on('request', (request, response) => {
    const { socket } = request;
    const answers = connections.get(socket);
    if (!answers || socket.destroyed) return;
    answers.push(response);
    response.once('close', () => {
      answers.shift();
      begin(answers);
    });
    if (answers.length === 1) begin(answers);
    if (answers.length > MOST_WAITING + 1) socket.destroy();
  });

  function begin(answers: ServerResponse<IncomingMessage>[]): void {
    const [response] = answers;
    if (!response || response.req.socket.destroyed) return;
    if (isEnding) announceEnd(answers);
    answer(response.req, response);
  }

  return async () => {
    isEnding = true;
    for (const answers of connections.values()) announceEnd(answers);
    if (connections.size > 0) await delay(NOTICE);
    await nextTurn(); // what has arrived by now is read first
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => server.closeAllConnections(), GRACE);
      // `server.close` of HTTP would cut off what is written and not sent yet.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(timer);
        resolve();
      });
      for (const [socket, answers] of connections) endWhenIdle(socket, answers);
    });
  };
}

/** After this answer the connection closes: so it must be the last one that waits. */
function announceEnd(answers: ServerResponse[]): void {
  const [response] = answers;
  if (answers.length === 1 && response && !response.headersSent) response.setHeader('connection', 'close');
}

function endWhenIdle(socket: Socket, answers: ServerResponse[]): void {
  if (answers.length === 0) socket.destroySoon();
  else answers.at(-1)?.once('close', () => socket.destroySoon());
}
