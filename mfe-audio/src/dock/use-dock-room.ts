import { type RefObject, useEffect } from 'react';

const HEIGHT = '--dock-height';

/** Tells the page how high the bar is, so that what floats moves up, the footer stays in reach, and no focus is under the bar. */
export function useDockRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = bar;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [bar]);
}
