import { announce } from '@roe/shared/frame';
import { useEffect, useState } from 'react';
import { copied } from '../clipboard.ts';
import { Button } from './button.tsx';

/** Seconds for which it says how it went. */
const FEEDBACK = 2.5;

const words = { copied: 'Copied', failed: 'Could not copy' };

interface Props {
  /** What is copied; a function where it is only known in a browser. */
  text: string | (() => string);
  label?: string;
}

/** Copies a text to the clipboard, and says on itself and to screen readers how that went. */
export function CopyButton({ text, label = 'Copy' }: Props) {
  const [outcome, setOutcome] = useState<keyof typeof words | null>(null);

  useEffect(() => {
    if (!outcome) return;
    announce(words[outcome]);
    const timer = setTimeout(() => setOutcome(null), FEEDBACK * 1000);
    return () => {
      clearTimeout(timer);
      announce(''); // so that the same words are heard again next time
    };
  }, [outcome]);

  async function onClicked() {
    setOutcome((await copied(typeof text === 'string' ? text : text())) ? 'copied' : 'failed');
  }

  return (
    <Button variant="plain" size="small" onClick={onClicked}>
      {outcome ? words[outcome] : label}
    </Button>
  );
}
