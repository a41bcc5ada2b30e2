import { type Progress, useSaved } from '@roe/shared/state/saved';
import { Button } from '@roe/shared/ui/button';
import { CloseMark } from '@roe/shared/ui/close-mark';
import { type RefObject, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Heading } from '../decoding.ts';
import styles from './resume-offer.module.css';
import { watchPart } from './watch-part.ts';

interface Props {
  url: string;
  text: RefObject<HTMLElement | null>;
  headings: readonly Heading[];
}

/** Between these parts of a text there is something to go on with. */
const BEGUN = 0.08;
const ENDED = 0.95;

/** To a reader who comes back: the place where the text was left. Nothing jumps by itself. */
export function ResumeOffer({ url, text, headings }: Props) {
  const [left, setLeft] = useState<Progress>();
  const { state } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (location.hash) return; // who names a place wants that one
    return useSaved.whenRestored(() => {
      const progress = useSaved.getState().progress[url];
      if (progress && progress.part >= BEGUN && progress.part < ENDED) setLeft(progress);
    });
  }, [url]);

  useEffect(() => {
    if (!left || !text.current) return;
    return watchPart(text.current, (part) => part >= left.part && setLeft(undefined));
  }, [left, text]);

  if (!left) return null;
  const heading = headings.find(({ id }) => id === left.anchor);

  function onResumed() {
    setLeft(undefined);
    if (heading) navigate({ hash: heading.id }, { replace: true, state });
    else if (text.current && left) {
      const { top, height } = text.current.getBoundingClientRect();
      window.scrollTo({ top: scrollY + top + left.part * height - innerHeight });
    }
  }

  return (
    <aside className={styles['offer']} aria-label="Continue reading">
      <Button variant="plain" size="small" onClick={onResumed}>
        {heading ? `Continue at “${heading.text}”` : 'Continue where you were'}
      </Button>
      <button
        className={styles['close']}
        type="button"
        aria-label="Start from the beginning"
        onClick={() => setLeft(undefined)}
      >
        <CloseMark />
      </button>
    </aside>
  );
}
