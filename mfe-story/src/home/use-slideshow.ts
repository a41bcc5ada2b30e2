import { useEffect, useState } from 'react';

/** Seconds from the moment that the next picture is there to its turn (specification, §2.3). */
const STAY = 7;

interface Slides {
  /** From 0. */
  shown: number;
  /** What fades away below the one that is shown. */
  before: number;
  /** What was asked for and is not there yet. */
  wanted: number | null;
  loaded: readonly number[];
}

const first: Slides = { shown: 0, before: 0, wanted: null, loaded: [0] };

const showing = (now: Slides, index: number): Slides =>
  index === now.shown ? { ...now, wanted: null } : { ...now, shown: index, before: now.shown, wanted: null };

const afterLoad = (now: Slides, index: number): Slides => {
  const loaded = now.loaded.includes(index) ? now : { ...now, loaded: [...now.loaded, index] };
  return index === now.wanted ? showing(loaded, index) : loaded;
};

const afterChoice = (now: Slides, index: number): Slides =>
  now.loaded.includes(index) ? showing(now, index) : { ...now, wanted: index };

/**
 * Pictures that take turns, from the first again after the last. A picture is shown only when it is there, so that there is
 * never a gap.
 * @param isStill nothing may move by itself
 * @param isVisited the visitor is there; 'Play' is stronger, until they have left
 */
export function useSlideshow(count: number, { isStill, isVisited }: { isStill: boolean; isVisited: boolean }) {
  const [slides, setSlides] = useState(first);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  if (choice === 'play' && !isVisited) setChoice(null);

  const next = (slides.shown + 1) % count;
  const isRunning = count > 1 && !isStill && (choice ? choice === 'play' : !isVisited);
  const isReady = slides.loaded.includes(next);

  useEffect(() => {
    if (!isRunning || !isReady) return;
    const timer = setTimeout(() => setSlides((now) => showing(now, next)), STAY * 1000);
    return () => clearTimeout(timer);
  }, [isRunning, isReady, next]);

  return {
    shown: slides.shown,
    /** The other pictures that are to be in the document: what fades away, and what is fetched for its turn. */
    others: [slides.before, slides.wanted, isRunning || isReady ? next : null].filter((index) => index !== null),
    isPaused: choice === 'pause',
    onLoaded: (index: number) => setSlides((now) => afterLoad(now, index)),
    onChosen: (index: number) => setSlides((now) => afterChoice(now, index)),
    onPauseToggled: () => setChoice(choice === 'pause' ? 'play' : 'pause'),
  };
}
