import type { AnswerNotes } from '@roe/shared/api/chat';
import { create } from 'zustand';
import type { Conversation } from './conversation.ts';
import { type Kept, MOST, useKept } from './kept.ts';

/** An answer that is on its way: asked for until its first words are there, then streaming. */
export interface LiveAnswer {
  conversationId: string;
  turnId: string;
  text: string;
  notes: AnswerNotes | null;
}

/** What this tab shows. */
export interface Talk {
  /** The conversation that is open; null while nothing has been asked in it. */
  openId: string | null;
  /** Whether it is, or will be, kept on the device. */
  isKept: boolean;
  /** The open conversation where it is not kept. */
  unkept: Conversation | null;
  /** It begins anew after another was cleared away. */
  isBack: boolean;
  live: LiveAnswer | null;
}

export const useTalk = create<Talk>()(() => ({ openId: null, isKept: true, unkept: null, isBack: false, live: null }));

const openOf = ({ openId, unkept }: Talk, { conversations }: Kept): Conversation | undefined =>
  [unkept, ...conversations].find((one) => one !== null && one?.id === openId) ?? undefined;

/** The conversation that is open, with what other tabs said in it. */
export function useOpenConversation(): Conversation | undefined {
  const talk = useTalk();
  return openOf(talk, useKept());
}

export const openConversation = (): Conversation | undefined => openOf(useTalk.getState(), useKept.getState());

export const conversationOf = (id: string): Conversation | undefined =>
  [useTalk.getState().unkept, ...useKept.getState().conversations].find((one) => one?.id === id) ?? undefined;

/** Puts a conversation in the place of its former state, before the others, or as a new one where the open one is to be so. */
export function conversationChanged(conversation: Conversation): void {
  const { unkept, openId, isKept } = useTalk.getState();
  const isNew = !conversationOf(conversation.id);
  if (unkept?.id === conversation.id || (isNew && openId === conversation.id && !isKept))
    useTalk.setState({ unkept: conversation });
  else
    useKept.setState(({ conversations }) => ({
      conversations: [conversation, ...conversations.filter(({ id }) => id !== conversation.id)].slice(0, MOST),
    }));
}
