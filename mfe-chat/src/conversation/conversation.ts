import type { AnswerNotes } from '@roe/shared/api/chat';
import type { NamedPage } from '@roe/shared/named-page';

/** What the guide said to a question. */
export interface Answer extends AnswerNotes {
  content: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  end: 'whole' | 'stopped' | 'failed';
  /** What kept it from being whole, as a sentence. */
  failure?: string;
}

/** A question and its answer. */
export interface Turn {
  id: string;
  question: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  about?: NamedPage;
  /** None while it is awaited, and where the page was closed before it came. */
  answer: Answer | null;
}

export interface Conversation {
  id: string;
  /** As the reader has named it; else its first question is its name. */
  name?: string;
  turns: Turn[];
}

/** Characters of a name. */
export const nameLength = 80;

export function nameOf({ name, turns }: Conversation): string {
  const first = name ?? turns[0]?.question.replace(/\s+/g, ' ') ?? 'New conversation';
  return first.length > nameLength ? `${first.slice(0, nameLength - 1)}…` : first;
}

/** So many questions and answers at most go along with a question, as the gateway passes on. */
const ENTRIES = 12;

/** The conversation before a turn, as a language model reads it; questions that nobody answered are left out. */
export const historyBefore = (turns: Turn[], id: string): { role: 'user' | 'assistant'; content: string }[] =>
  turns
    .slice(
      0,
      turns.findIndex((turn) => turn.id === id),
    )
    .flatMap(({ question, answer }) =>
      answer?.content
        ? [
            { role: 'user' as const, content: question },
            { role: 'assistant' as const, content: answer.content },
          ]
        : [],
    )
    .slice(-ENTRIES);

/** A name that nothing else has. Also where the site is served without https, and `crypto.randomUUID` is missing. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Milliseconds since 1970. */
export const now = (): number => Math.round(performance.timeOrigin + performance.now());
