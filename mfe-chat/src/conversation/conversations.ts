import { answerStopped } from './answering.ts';
import { type Conversation, nameLength } from './conversation.ts';
import { followDevice, type Kept, useKept } from './kept.ts';
import { conversationChanged, openConversation, type Talk, useTalk } from './talk.ts';

/** What was before a step that can be taken back. */
export interface Before {
  kept: Pick<Kept, 'conversations' | 'lastOpen'>;
  talk: Omit<Talk, 'live'>;
}

/** The page is there: the conversation that was open last on this device opens again, where this tab has none yet. */
export function pageOpened(): void {
  followDevice();
  const { openId, isBack, isKept } = useTalk.getState();
  if (openId === null && !isBack && isKept) useTalk.setState({ openId: useKept.getState().lastOpen });
}

export function conversationOpened(id: string): void {
  answerStopped();
  useTalk.setState({ openId: id, isKept: true, unkept: null, isBack: false });
  useKept.setState({ lastOpen: id });
}

/** Begins an empty one; the one before stays where it is kept. */
export function conversationBegun(): void {
  answerStopped();
  useTalk.setState({ openId: null, isKept: true, unkept: null, isBack: false });
  useKept.setState({ lastOpen: null });
}

/** Deletes the one that is open, and begins anew. */
export function chatCleared(): Before {
  answerStopped();
  const before = present();
  const { openId } = useTalk.getState();
  useTalk.setState({ openId: null, unkept: null, isBack: true });
  useKept.setState(({ conversations }) => ({ conversations: without(conversations, openId), lastOpen: null }));
  return before;
}

export function conversationDeleted(id: string): Before {
  if (id === useTalk.getState().openId) return chatCleared();
  const before = present();
  useKept.setState(({ conversations }) => ({ conversations: without(conversations, id) }));
  return before;
}

export function conversationNamed(conversation: Conversation, name: string): void {
  const { name: _, ...unnamed } = conversation;
  const words = name.trim().slice(0, nameLength);
  const named = words ? { ...unnamed, name: words } : unnamed;
  useKept.setState(({ conversations }) => ({
    conversations: conversations.map((one) => (one.id === conversation.id ? named : one)),
  }));
}

/** The open conversation leaves the device, or comes back to it. */
export function keepingToggled(): void {
  const conversation = openConversation();
  const isKept = !useTalk.getState().isKept;
  useTalk.setState({ isKept, unkept: isKept ? null : (conversation ?? null) });
  if (conversation && isKept) conversationChanged(conversation);
  useKept.setState(({ conversations }) => ({
    conversations: isKept ? conversations : without(conversations, conversation?.id),
    lastOpen: isKept ? (conversation?.id ?? null) : null,
  }));
}

/** What is there now, to come back to. */
export function present(): Before {
  const { live: _, ...talk } = useTalk.getState();
  const { conversations, lastOpen } = useKept.getState();
  return { kept: { conversations, lastOpen }, talk };
}

export function stepUndone({ kept, talk }: Before): void {
  answerStopped();
  useKept.setState(kept);
  useTalk.setState(talk);
}

const without = (conversations: Conversation[], id: string | null | undefined): Conversation[] =>
  conversations.filter((one) => one.id !== id);
