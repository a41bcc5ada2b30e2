/** Pixels that a finger must go to the side. */
const REACH = 48;

/**
 * Tells when a finger has swept sideways over an element: on (1) towards the start of the line, back (−1) the other way.
 * @returns ends it
 */
export function swipeOf(element: HTMLElement, onSwept: (by: 1 | -1) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let start: Touch | undefined;
  element.addEventListener(
    'touchstart',
    ({ touches }) => {
      start = touches.length === 1 ? touches[0] : undefined; // two fingers enlarge the page
    },
    { passive: true, signal },
  );
  element.addEventListener(
    'touchend',
    ({ changedTouches: [end] }) => {
      if (!start || !end) return;
      const [across, down] = [end.clientX - start.clientX, end.clientY - start.clientY];
      if (Math.abs(across) > REACH && Math.abs(across) > 1.5 * Math.abs(down)) onSwept(across < 0 ? 1 : -1);
      start = undefined;
    },
    { passive: true, signal },
  );
  return () => controller.abort();
}
