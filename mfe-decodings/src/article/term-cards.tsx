import { usePreferences } from '@roe/shared/state/preferences';
import { type RefObject, useEffect, useState } from 'react';
import type { TermCard } from './term-card.tsx';
import { termLinkAt } from './term-link.ts';

interface Loaded {
  Card: typeof TermCard;
  /** What brought somebody to a term meanwhile. */
  came: Event | undefined;
}

/** Explains the terms of a text. What does it comes when somebody comes to a term for the first time, and takes over from there. */
export function TermCards({ text }: { text: RefObject<HTMLElement | null> }) {
  // A shell of an earlier release does not know the choice.
  const isOn = usePreferences(({ reading }) => reading.termCards !== 'off');
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    if (!isOn || loaded || !text.current) return;
    return awaitTerm(text.current, setLoaded);
  }, [isOn, loaded, text]);

  return isOn && loaded && <loaded.Card text={text} came={loaded.came} />;
}

/** @returns the way to stop */
function awaitTerm(text: HTMLElement, onLoaded: (loaded: Loaded) => void): () => void {
  const stopped = new AbortController();
  let isLoading = false;
  let came: Event | undefined;

  async function load() {
    if (isLoading) return;
    isLoading = true;
    try {
      const { TermCard } = await import('./term-card.tsx');
      if (!stopped.signal.aborted) onLoaded({ Card: TermCard, came });
    } catch {
      stopped.abort();
      if (came?.type === 'click') termLinkAt(came)?.click(); // the link itself leads there
    }
  }

  function onCame(event: Event) {
    if (!termLinkAt(event)) return;
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (event.type === 'click' && !isTouch) return;
    if (event.type === 'click') event.preventDefault(); // the first tap shows the card
    came = event;
    void load();
  }

  function onLeft(event: Event) {
    if (came && came.type !== 'click' && came.target === event.target) came = undefined;
  }

  for (const type of ['pointerover', 'focusin', 'click']) text.addEventListener(type, onCame, stopped);
  for (const type of ['pointerout', 'focusout']) text.addEventListener(type, onLeft, stopped);
  return () => stopped.abort();
}
