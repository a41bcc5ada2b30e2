import { isInSession, keepInSession } from '@roe/shared/session';
import { type ComponentProps, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { OpeningSequence } from './opening-sequence.tsx';

/** Key of the address that the document itself was opened at. */
const ARRIVAL = 'default';

/**
 * Eight pictures with captions over the page, once a session, for who arrives at its top and has not begun to do anything: not
 * on the way back, nor with a place or question in the address, nor where less motion or less data is asked for.
 */
export function Opening({ scenes, onToggle }: ComponentProps<typeof OpeningSequence>) {
  const { key } = useLocation();
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => {
    if (scenes.length > 0 && key === ARRIVAL && isWelcome() && isFirstTime()) setIsWanted(true);
  }, [key, scenes]);

  return isWanted && <OpeningSequence scenes={scenes} onToggle={onToggle} />;
}

/** And remembers it. Where nothing can be remembered it is never the first time, so that nobody meets it again and again. */
const isFirstTime = (): boolean => !isInSession('opening') && keepInSession('opening', 'seen');

function isWelcome(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const isElsewhere = document.activeElement !== document.body || document.querySelector('dialog[open], :popover-open');
  const hasBegun = window.scrollY > 0 || isElsewhere;
  return (
    !hasBegun &&
    !window.location.search &&
    !window.location.hash &&
    !connection?.saveData &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
