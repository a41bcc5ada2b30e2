import { announce } from '@roe/shared/frame';
import { useEffect, useRef } from 'react';
import { conversationOf, type LiveAnswer, useTalk } from '../conversation/talk.ts';
import { withoutMarks } from '../reply/without-marks.ts';

/** Tells those who listen of each answer twice: that it is awaited, and, once it has ended, the whole of it. */
export function useAnnouncedAnswers(): void {
  const live = useTalk((talk) => talk.live);
  const before = useRef<LiveAnswer | null>(null);
  useEffect(() => {
    const ended = live ? null : before.current;
    if (live && !before.current) announce('Sakshi is answering.');
    if (ended) announce(wordsOf(ended));
    before.current = live;
  }, [live]);
}

/** A failure speaks for itself, as an alert. */
function wordsOf({ conversationId, turnId, text }: LiveAnswer): string {
  const answer = conversationOf(conversationId)?.turns.find(({ id }) => id === turnId)?.answer;
  if (!answer || answer.failure) return '';
  return answer.end === 'stopped' || text === '' ? 'Stopped.' : withoutMarks(answer.content);
}
