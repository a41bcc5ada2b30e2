import type { AnswerNotes, GuideFields } from '@roe/shared/api/chat';
import { readEvents } from './events.ts';
import { failures, GuideFailure, refusalOf } from './failures.ts';
import { type Known, notesFrom } from './notes.ts';

/** Seconds without a word from the gateway, which itself waits for 45 at most, after which nothing more is expected. */
const PATIENCE = 60;

export interface AskedOfGuide extends GuideFields {
  model?: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
}

export interface AnswerPiece {
  text: string;
  notes: AnswerNotes;
}

interface Chunk extends Known {
  choices?: { delta?: { content?: unknown } }[];
  error?: { message?: unknown };
}

/**
 * Asks the guide at `POST /api/chat/completions`; gives the answer in pieces, as it comes.
 * @throws {GuideFailure} with a sentence for the reader; where the signal is aborted it ends silently
 */
export async function* askGuide(asked: AskedOfGuide, signal: AbortSignal): AsyncGenerator<AnswerPiece, void> {
  const connection = watch(signal);
  try {
    const response = await fetch('/api/chat/completions', {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ ...asked, stream: true }),
      signal: connection.signal,
    });
    if (!response.ok || !response.body) throw await refusalOf(response);
    for await (const event of readEvents(response.body)) {
      connection.wait();
      if (event === '[DONE]') return;
      yield pieceOf(event);
    }
    throw failures.brokenOff();
  } catch (error) {
    if (signal.aborted) return;
    if (connection.signal.aborted) throw failures.silent();
    throw error instanceof GuideFailure ? error : failures.unreachable();
  } finally {
    connection.end();
  }
}

function pieceOf(event: string): AnswerPiece {
  const chunk = chunkOf(event);
  if (chunk.error) throw new GuideFailure(String(chunk.error.message ?? failures.brokenOff().message));
  const notes = notesFrom(chunk.roe);
  if (!notes) throw failures.malformed();
  const text = chunk.choices?.[0]?.delta?.content;
  return { text: typeof text === 'string' ? text : '', notes };
}

function chunkOf(event: string): Chunk {
  try {
    return (JSON.parse(event) as Chunk | null) ?? {};
  } catch {
    throw failures.malformed();
  }
}

/** Ends a connection when the reader leaves, or when nothing is heard for too long. */
function watch(signal: AbortSignal) {
  const connection = new AbortController();
  const end = () => connection.abort();
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(end, PATIENCE * 1000);
  };
  wait();
  signal.addEventListener('abort', end);
  return {
    signal: connection.signal,
    /** Something was heard: for the next it waits as long again. */
    wait,
    end(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
    },
  };
}
