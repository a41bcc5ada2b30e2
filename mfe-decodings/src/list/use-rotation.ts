import { type RefObject, useEffect, useState } from 'react';

/** Seconds that one item stays (specification, §9). */
const STAY = 10;

/** Which of several takes its turn, and what the visitor can do about it. */
export interface Rotation {
  /** From 0. */
  index: number;
  isPlaying: boolean;
  show: (index: number) => void;
  toggle: () => void;
}

/**
 * Shows several in turn, from the first again after the last. It waits while the visitor is there with pointer or keyboard, while
 * the tab is hidden, while the visitor has paused it, and always where less motion is asked for.
 * @param element where pointer and focus are watched
 */
export function useRotation(count: number, element: RefObject<HTMLElement | null>): Rotation {
  const [index, setIndex] = useState(0);
  const [isPlaying, setIsPlaying] = useState(true);
  const [isHeld, setIsHeld] = useState(true); // until the page is alive

  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const motion = window.matchMedia('(prefers-reduced-motion: reduce)');
    let isPointed = false;
    // What was pressed with the pointer keeps the focus when the pointer has long gone elsewhere.
    const isFocused = () => watched.querySelector(':focus-visible') !== null;
    const look = () => setIsHeld(isPointed || document.hidden || motion.matches || isFocused());
    const onPointer = ({ type }: Event) => {
      isPointed = type === 'pointerenter';
      look();
    };
    const onFocusLeft = () => queueMicrotask(look); // the next element has it only after the event
    look();
    watched.addEventListener('pointerenter', onPointer);
    watched.addEventListener('pointerleave', onPointer);
    watched.addEventListener('focusin', look);
    watched.addEventListener('focusout', onFocusLeft);
    document.addEventListener('visibilitychange', look);
    motion.addEventListener('change', look);
    return () => {
      watched.removeEventListener('pointerenter', onPointer);
      watched.removeEventListener('pointerleave', onPointer);
      watched.removeEventListener('focusin', look);
      watched.removeEventListener('focusout', onFocusLeft);
      document.removeEventListener('visibilitychange', look);
      motion.removeEventListener('change', look);
    };
  }, [element]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each one stays for its whole time, however it came
  useEffect(() => {
    if (count < 2 || !isPlaying || isHeld) return;
    const timer = setTimeout(() => setIndex((now) => (now + 1) % count), STAY * 1000);
    return () => clearTimeout(timer);
  }, [count, isPlaying, isHeld, index]);

  return { index, isPlaying, show: setIndex, toggle: () => setIsPlaying(!isPlaying) };
}
