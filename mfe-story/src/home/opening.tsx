import { keepInSession } from '@roe/shared/session';
import { type ComponentProps, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { OpeningSequence } from './opening-sequence.tsx';

/** Key of the address that the document itself was opened at. */
const ARRIVAL = 'default';

/**
 * Eight pictures with captions over the page, once a session. Whether they play is decided before the first paint: then the page's first
 * script marks <html> with `data-opening`, and nothing but the first picture is shown until they begin. They do not for who has already
 * begun to do something, nor over a page that has shown itself, nor where it cannot be remembered that they were seen.
 */
export function Opening({ scenes, onToggle }: Omit<ComponentProps<typeof OpeningSequence>, 'isTooLate'>) {
  const { key } = useLocation();
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => {
    const isDue = 'opening' in document.documentElement.dataset && key === ARRIVAL && scenes.length > 0;
    if (isDue && !isTooLate() && keepInSession('opening', 'seen')) setIsWanted(true);
    else showPage();
  }, [key, scenes]);

  function onPlaying(isPlaying: boolean) {
    if (!isPlaying) showPage();
    onToggle(isPlaying);
  }

  return isWanted && <OpeningSequence scenes={scenes} isTooLate={isTooLate} onToggle={onPlaying} />;
}

function showPage(): void {
  delete document.documentElement.dataset['opening'];
}

/** Whether it would take something away: the visitor has begun, or the page has waited long enough and can be read. */
const isTooLate = (): boolean =>
  window.scrollY > 0 ||
  document.activeElement !== document.body ||
  document.querySelector('dialog[open], :popover-open') !== null ||
  isReadable(document.querySelector('main h1'));

const isReadable = (title: Element | null): boolean =>
  title !== null && getComputedStyle(title).visibility === 'visible';
