import type { AnswerNotes } from '@roe/shared/api/chat';

/** A stream of pieces, one at a time. */
export const streamOf = (pieces: Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull(controller) {
      const piece = pieces.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
  });

const notes: AnswerNotes = { providerUsed: 'built-in', modelUsed: 'built-in', layer: null, citations: [] };

const event = (data: object | string) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

/** An event of the gateway with a piece of an answer. */
export const pieceEvent = (content: string, roe: Partial<AnswerNotes> = {}): string =>
  event({ choices: [{ index: 0, delta: { content }, finish_reason: null }], roe: { ...notes, ...roe } });

/** The gateway's last two events of a whole answer. */
export const endEvents = (roe: Partial<AnswerNotes> = {}): string =>
  event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], roe: { ...notes, ...roe } }) + event('[DONE]');

/** The gateway's last event of an answer that failed on the way. */
export const errorEvent = (message: string): string => event({ error: { message, type: 'server_error', param: null } });
