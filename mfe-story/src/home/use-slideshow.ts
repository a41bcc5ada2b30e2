import { useRotation } from '@roe/shared/rotation';
import { type RefObject, useState } from 'react';

/** Seconds from the moment that the next picture is there to its turn (specification, §2.3). */
const STAY = 7;

interface Slides {
  /** From 0. */
  current: number;
  /** What fades away below the one that is shown. */
  before: number;
  /** What was asked for and is not there yet. */
  pending: number | null;
  loaded: readonly number[];
}

const first: Slides = { current: 0, before: 0, pending: null, loaded: [0] };

const showing = (now: Slides, index: number): Slides =>
  index === now.current ? { ...now, pending: null } : { ...now, current: index, before: now.current, pending: null };

const afterLoad = (now: Slides, index: number): Slides => {
  const loaded = now.loaded.includes(index) ? now : { ...now, loaded: [...now.loaded, index] };
  return index === now.pending ? showing(loaded, index) : loaded;
};

const afterChoice = (now: Slides, index: number): Slides =>
  now.loaded.includes(index) ? showing(now, index) : { ...now, pending: index };

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
