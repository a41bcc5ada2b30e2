import { type AnswerNotes, builtIn, questionLength } from '@roe/shared/api/chat';
import type { NamedPage } from '@roe/shared/named-page';
import { usePreferences } from '@roe/shared/state/preferences';
import { type AnswerPiece, type AskedOfGuide, askGuide } from '../wire/ask-guide.ts';
import { type Answer, type Conversation, historyBefore, newId, now, type Turn } from './conversation.ts';
import { useKept } from './kept.ts';
import { conversationChanged, conversationOf, openConversation, useTalk } from './talk.ts';

/** Ends the answer that is on its way. */
let leaving: AbortController | undefined;

/** The reader asks something, in the conversation that is open. */
export async function questionAsked(text: string, about?: NamedPage): Promise<void> {
  const question = text.trim().slice(0, questionLength);
  if (question === '' || useTalk.getState().live) return;
  const { id, turns, ...others } = openConversation() ?? { id: newId(), turns: [] };
  const turn: Turn = { id: newId(), question, timestamp: now(), ...(about && { about }), answer: null };
  useTalk.setState({ openId: id });
  conversationChanged({ ...others, id, turns: [...turns, turn] });
  useKept.setState({ lastOpen: conversationOf(id) === useTalk.getState().unkept ? null : id });
  await answer(id, turn.id);
}

/** The reader puts other words in the place of a question; what came after it goes. */
export async function questionEdited(turnId: string, text: string): Promise<void> {
  const conversation = openConversation();
  const place = conversation?.turns.findIndex(({ id }) => id === turnId) ?? -1;
  if (!conversation || place < 0 || text.trim() === '' || useTalk.getState().live) return;
  const { about } = conversation.turns[place] ?? {};
  conversationChanged({ ...conversation, turns: conversation.turns.slice(0, place) });
  await questionAsked(text, about);
}

/** The reader wants another answer to a question, or one at last. The question is not asked twice, and the answer before stays until then. */
export async function answerWanted(turnId: string): Promise<void> {
  const conversation = openConversation();
  if (conversation && !useTalk.getState().live) await answer(conversation.id, turnId);
}

/** The reader has heard enough, or goes elsewhere: what came stays. */
export const answerStopped = (): void => leaving?.abort();

async function answer(conversationId: string, turnId: string): Promise<void> {
  const asked = requestFor(conversationOf(conversationId), turnId);
  if (!asked) return;
  const left = new AbortController();
  leaving = left;
  let text = '';
  let notes: AnswerNotes | null = null;
  let hasEnded = false;
  const show = () => useTalk.setState({ live: { conversationId, turnId, text, notes } });
  show();
  // At once, not when the connection has ended: the page may be about to close.
  left.signal.addEventListener('abort', () => end('stopped'));
  addEventListener('pagehide', answerStopped);
  try {
    for await (const piece of askGuide(asked, left.signal)) {
      if (hasEnded) return;
      ({ text, notes } = added(text, piece));
      show();
    }
    end('whole');
  } catch (error) {
    end('failed', (error as Error).message);
  }

  function end(how: Answer['end'], failure?: string): void {
    if (hasEnded) return;
    hasEnded = true;
    removeEventListener('pagehide', answerStopped);
    useTalk.setState({ live: null });
    const conversation = conversationOf(conversationId);
    if (!conversation) return; // it was deleted meanwhile
    const turns = conversation.turns.map((turn) =>
      turn.id === turnId ? { ...turn, answer: answerOf(turn.answer, text, notes, how, failure) } : turn,
    );
    conversationChanged({ ...conversation, turns });
  }
}

const added = (before: string, { text, notes }: AnswerPiece) => ({ text: before + text, notes });

const unknown: AnswerNotes = { providerUsed: builtIn, modelUsed: '', layer: null, citations: [] };

/** What is kept of an answer. Where no word of it came, the one before stays. */
function answerOf(
  before: Answer | null,
  text: string,
  notes: AnswerNotes | null,
  end: Answer['end'],
  failure?: string,
): Answer {
  const content = text.trim();
  const kept = content === '' && before?.content ? before : { ...(notes ?? unknown), content, timestamp: now(), end };
  const { failure: _, ...words } = kept as Answer;
  return failure ? { ...words, failure } : words;
}

function requestFor(conversation: Conversation | undefined, turnId: string): AskedOfGuide | undefined {
  const turn = conversation?.turns.find(({ id }) => id === turnId);
  if (!conversation || !turn) return undefined;
  return {
    ...useKept.getState().choice,
    level: usePreferences.getState().seekerLevel,
    ...(turn.about && { about: turn.about.url }),
    messages: [...historyBefore(conversation.turns, turnId), { role: 'user', content: turn.question }],
  };
}
