import { questionLength } from '@roe/shared/api/chat';
import { useEffect, useRef, useState } from 'react';

/** What stands in the input. What was typed before the page was taken over stays. */
export function useDraft() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');

  useEffect(() => setText(field.current?.value ?? ''), []);

  return {
    field,
    text,
    onTyped: () => setText(field.current?.value ?? ''),
    /** Puts words into the input, for the reader to send or to change, who is led there unless they have just come. */
    fill(words: string, isLedThere = true): void {
      const input = field.current;
      if (!input) return;
      input.value = words.slice(0, questionLength);
      setText(input.value);
      if (!isLedThere) return;
      input.focus();
      input.setSelectionRange(input.value.length, input.value.length);
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
