import { useEffect } from 'react';

/** Pixels up or down that are a way; fewer are the trembling of a finger. */
const STEP = 8;

/** Marks <html> with `data-quiet` while somebody reads on: header and controls leave on the way down, and come back on the way up and at the top. */
export function useQuiet(): void {
  useEffect(() => {
    let turn = scrollY;
    function onScroll() {
      const way = scrollY - turn;
      if (Math.abs(way) < STEP && scrollY > 0) return;
      turn = scrollY;
      document.documentElement.toggleAttribute(
        'data-quiet',
        way > 0 && document.querySelector('main article [data-page-html]') !== null,
      );
    }
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
}
