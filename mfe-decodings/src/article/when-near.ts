/** So far below the window something of a text gets ready: before it is seen, so that nothing moves. */
const NEAR = '0px 0px 25% 0px';

/**
 * Tells once of each element of a text that comes near the window.
 * @returns the way to stop
 */
export function whenNear(text: HTMLElement, selector: string, onNear: (element: HTMLElement) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        onNear(target as HTMLElement);
      }
    },
    { rootMargin: NEAR },
  );
  for (const element of text.querySelectorAll(selector)) observer.observe(element);
  return () => observer.disconnect();
}
