import type { Answerer } from '@roe/shared/api/chat';
import { createKept, restoreFromDevice } from '@roe/shared/state/device';
import { answerers } from '../wire/notes.ts';
import type { Conversation } from './conversation.ts';
import { conversationsFrom } from './parse-conversations.ts';

/** The most conversations that are kept; the one that was longest left alone makes room. */
export const MOST = 50;

/** Who is to answer, and with which model. */
interface Choice {
  provider: Answerer;
  model: string;
}

/** What stays on the device of what was talked about. */
export interface Kept {
  /** The latest first. */
  conversations: Conversation[];
  /** The one that was open last. */
  lastOpen: string | null;
  /** None where the site is to choose. */
  choice: Choice | null;
}

/** Of what is kept on the device. */
const VERSION = 1;

export const nothingKept: Kept = { conversations: [], lastOpen: null, choice: null };

function parseKept(value: unknown): Kept | undefined {
  const { conversations, lastOpen, choice } = (value ?? {}) as Record<keyof Kept, unknown>;
  if (!Array.isArray(conversations)) return undefined;
  return {
    conversations: conversationsFrom(conversations).slice(0, MOST),
    lastOpen: typeof lastOpen === 'string' ? lastOpen : null,
    choice: parseChoice(choice),
  };
}

function parseChoice(value: unknown): Choice | null {
  const { provider, model } = (value ?? {}) as Record<keyof Choice, unknown>;
  const answerer = answerers.find((id) => id === provider);
  return answerer && typeof model === 'string' ? { provider: answerer, model } : null;
}

export const useKept = createKept<Kept>('conversation', VERSION, nothingKept, parseKept);

let isFollowed = false;

/** Reads the device, and follows what other tabs change, for as long as the tab is open: an answer may come after its page was left. */
export function followDevice(): void {
  if (!isFollowed) restoreFromDevice([useKept]);
  isFollowed = true;
}
