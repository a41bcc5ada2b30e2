import { keepInSession } from '@roe/shared/session';
import { type ComponentProps, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { OpeningSequence } from './opening-sequence.tsx';

/** Key of the address that the document itself was opened at. */
const ARRIVAL = 'default';

/**
 * Eight pictures with captions over the page, once a session. Whether they play is decided before the first paint: then the page's first
 * script marks <html> with `data-opening`, and nothing but the first picture is shown until they begin. They do not for who has already
 * begun to do something, nor where it cannot be remembered that they were seen.
 */
export function Opening({ scenes, onToggle }: ComponentProps<typeof OpeningSequence>) {
  const { key } = useLocation();
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => {
    const isDue = 'opening' in document.documentElement.dataset && key === ARRIVAL && scenes.length > 0;
    if (isDue && !hasBegun() && keepInSession('opening', 'seen')) setIsWanted(true);
    else showPage();
  }, [key, scenes]);

  function onPlaying(isPlaying: boolean) {
    if (!isPlaying) showPage();
    onToggle(isPlaying);
  }

  return isWanted && <OpeningSequence scenes={scenes} onToggle={onPlaying} />;
}

function showPage(): void {
  delete document.documentElement.dataset['opening'];
}

const hasBegun = (): boolean =>
  window.scrollY > 0 ||
  document.activeElement !== document.body ||
  document.querySelector('dialog[open], :popover-open') !== null;
