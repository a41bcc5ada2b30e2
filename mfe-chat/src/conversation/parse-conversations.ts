import { questionLength } from '@roe/shared/api/chat';
import type { NamedPage } from '@roe/shared/named-page';
import { isSitePath } from '@roe/shared/site-path';
import { notesFrom } from '../wire/notes.ts';
import type { Answer, Conversation, Turn } from './conversation.ts';

const ends = ['whole', 'stopped', 'failed'] as const;

/** What is usable of conversations from the device: each turn is taken for itself. */
export const conversationsFrom = (values: unknown[]): Conversation[] =>
  values.flatMap((value) => {
    const { id, name, turns } = (value ?? {}) as Record<keyof Conversation, unknown>;
    if (typeof id !== 'string' || !Array.isArray(turns)) return [];
    const usable = turns.flatMap(turnFrom);
    return usable.length > 0 ? [{ id, ...(typeof name === 'string' && { name }), turns: usable }] : [];
  });

function turnFrom(value: unknown): Turn[] {
  const { id, question, timestamp, about, answer } = (value ?? {}) as Record<keyof Turn, unknown>;
  if (typeof id !== 'string' || typeof question !== 'string' || typeof timestamp !== 'number') return [];
  const page = aboutFrom(about);
  return [
    {
      id,
      question: question.slice(0, questionLength),
      timestamp,
      ...(page && { about: page }),
      answer: answerFrom(answer),
    },
  ];
}

function aboutFrom(value: unknown): NamedPage | undefined {
  const { url, title } = (value ?? {}) as Record<keyof NamedPage, unknown>;
  return isSitePath(url) && typeof title === 'string' ? { url, title } : undefined;
}

function answerFrom(value: unknown): Answer | null {
  const { content, timestamp, end, failure } = (value ?? {}) as Record<keyof Answer, unknown>;
  const notes = notesFrom(value);
  const known = ends.find((each) => each === end);
  if (!notes || !known || typeof content !== 'string' || typeof timestamp !== 'number') return null;
  return { ...notes, content, timestamp, end: known, ...(typeof failure === 'string' && { failure }) };
}
