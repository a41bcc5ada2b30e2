import { progressMade } from '@roe/shared/state/saved';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Heading } from '../decoding.ts';
import { watchPart } from './watch-part.ts';

/** A heading is reached when it stands in the upper third of the window, or above it. */
const REACHED = '1000000px 0px -66% 0px';
/** Milliseconds without scrolling after which a place counts as one where somebody reads. */
const SETTLED = 500;
/** Who has seen less than this part has only looked in. */
const LOOKED_IN = 0.03;

/**
 * Follows the reader through a text, and keeps the place on the device.
 * @param url under which the place is kept; null keeps none
 * @returns anchor of the heading that was reached last, empty before the first
 */
export function useReadingPlace(
  text: RefObject<HTMLElement | null>,
  headings: readonly Heading[],
  url: string | null,
): string {
  const [anchor, setAnchor] = useState('');
  const reached = useRef('');

  useEffect(() => {
    const above = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) above[isIntersecting ? 'add' : 'delete'](target.id);
        reached.current = headings.findLast(({ id }) => above.has(id))?.id ?? '';
        setAnchor(reached.current);
      },
      { rootMargin: REACHED },
    );
    for (const { id } of headings) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [headings]);

  useEffect(() => {
    if (!text.current || url === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let read: number | undefined;
    const keep = () => {
      clearTimeout(timer);
      if (read !== undefined && read >= LOOKED_IN) progressMade(url, { anchor: reached.current, part: read });
      read = undefined;
    };
    const stop = watchPart(text.current, (part, hasMoved) => {
      if (!hasMoved) return;
      read = part;
      clearTimeout(timer);
      timer = setTimeout(keep, SETTLED);
    });
    addEventListener('pagehide', keep);
    return () => {
      stop();
      keep();
      removeEventListener('pagehide', keep);
    };
  }, [text, url]);

  return anchor;
}
