import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const motion = window.matchMedia(REDUCED);
  motion.addEventListener('change', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    motion.removeEventListener('change', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Whether nothing may move by itself: the tab is hidden, or less motion is asked for. So it is until the page is alive. */
export const useIsStill = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.hidden || window.matchMedia(REDUCED).matches,
    () => true,
  );

/** Whether the visitor is at an element, with the pointer or with the focus of the keyboard. */
export function useIsVisited(element: RefObject<HTMLElement | null>): boolean {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  useEffect(() => {
    const visited = element.current;
    if (!visited) return;
    const controller = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      visited.addEventListener(type, listener, { signal: controller.signal });
    on('pointerenter', () => setIsPointed(true));
    on('pointerleave', () => setIsPointed(false));
    // A click leaves the focus behind without anybody staying there.
    on('focusin', ({ target }) => setIsFocused((target as Element).matches(':focus-visible')));
    on('focusout', () => setIsFocused(false));
    return () => controller.abort();
  }, [element]);

  return isPointed || isFocused;
}
