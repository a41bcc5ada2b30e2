import { randomUUID } from 'node:crypto';
import type { AnswerNotes } from '@roe/shared/api/chat';
import { Problem } from '../http/problem.ts';
import { wireError } from './wire-error.ts';

/** A piece of an answer as the reader gets it, and what is known of the answer so far. */
export interface AnswerPiece {
  text: string;
  roe: AnswerNotes;
}

/** An answer whose first piece is there already: what failed before it has a status of its own. */
export interface BegunAnswer {
  first: AnswerPiece;
  others: AsyncIterator<AnswerPiece>;
}

/** Takes the first piece. @throws what kept it from coming */
export async function begin(pieces: AsyncGenerator<AnswerPiece>): Promise<BegunAnswer> {
  const { value, done } = await pieces.next();
  if (done) throw new Error('An answer has at least one piece.');
  return { first: value, others: pieces };
}

const uncached = { 'cache-control': 'no-store', 'x-accel-buffering': 'no' };

/** The whole answer as one JSON document. */
export async function completion({ first, others }: BegunAnswer, now: number): Promise<Response> {
  let { text: content, roe } = first;
  for (let next = await others.next(); !next.done; next = await others.next()) {
    content += next.value.text;
    roe = next.value.roe;
  }
  const choice = {
    index: 0,
    message: { role: 'assistant', content, refusal: null },
    logprobs: null,
    finish_reason: 'stop',
  };
  return Response.json(
    { ...headOf(roe, now), object: 'chat.completion', choices: [choice], roe },
    { headers: uncached },
  );
}

/**
 * The answer as server-sent events, made as fast as they are read. What fails on the way is the last event.
 * @param leave is called when the reader goes away
 */
export function completionStream({ first, others }: BegunAnswer, now: number, leave: () => void): Response {
  const head = { ...headOf(first.roe, now), object: 'chat.completion.chunk' };
  const chunk = (delta: object, { roe }: AnswerPiece, finish_reason: string | null = null) =>
    event({ ...head, model: roe.modelUsed, choices: [{ index: 0, delta, logprobs: null, finish_reason }], roe });
  let piece = first;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(chunk({ role: 'assistant', content: first.text }, first)),
      async pull(controller) {
        try {
          const next = await others.next();
          if (!next.done) {
            piece = next.value;
            return controller.enqueue(chunk({ content: piece.text }, piece));
          }
          controller.enqueue(chunk({}, piece, 'stop'));
          controller.enqueue(encoder.encode('data: [DONE]\n\n'));
        } catch (error) {
          if (error instanceof Problem) controller.enqueue(event(wireError(error)));
        }
        controller.close();
      },
      cancel: leave,
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers: { ...uncached, 'content-type': 'text/event-stream; charset=utf-8' } });
}

const encoder = new TextEncoder();
const event = (data: object): Uint8Array => encoder.encode(`data: ${JSON.stringify(data)}\n\n`);

const headOf = ({ modelUsed }: AnswerNotes, now: number) => ({
  id: `chatcmpl-${randomUUID()}`,
  created: Math.floor(now / 1000),
  model: modelUsed,
});
