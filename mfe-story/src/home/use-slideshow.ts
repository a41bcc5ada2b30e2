import { useRotation } from '@roe/shared/rotation';
import { type RefObject, useState } from 'react';
import { afterChoice, afterLoad, first, showing } from './slides.ts';

/** Seconds from the moment that the next picture is there to its turn (specification, §2.3). */
const STAY = 7;

/**
 * Pictures that take turns, from the first again after the last. A picture is shown only when it is there, so that there is
 * never a gap.
 * @param place where a visitor's presence makes them wait
 */
export function useSlideshow(count: number, place: RefObject<HTMLElement | null>, isCovered: boolean) {
  const [slides, setSlides] = useState(first);
  const next = (slides.current + 1) % count;
  const isReady = slides.loaded.includes(next);
  const { isRunning, isPaused, onPauseToggled } = useRotation(place, {
    index: slides.current,
    seconds: STAY,
    isHeld: count < 2 || isCovered,
    isReady,
    onTurn: () => setSlides((now) => showing(now, next)),
  });

  return {
    current: slides.current,
    /** The other pictures that are to be in the document: what fades away, and what is fetched for its turn. */
    others: [slides.before, slides.pending, isRunning || isReady ? next : null].filter((index) => index !== null),
    isPaused,
    onLoaded: (index: number) => setSlides((now) => afterLoad(now, index)),
    onChosen: (index: number) => setSlides((now) => afterChoice(now, index)),
    onPauseToggled,
  };
}
