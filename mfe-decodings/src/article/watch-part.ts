/**
 * Tells how much of a text has passed the foot of the window: now, and whenever that changes.
 * @param onPart gets 0..1; `hasMoved` is true where the reader has scrolled
 * @returns the way to stop
 */
export function watchPart(text: HTMLElement, onPart: (part: number, hasMoved: boolean) => void): () => void {
  let frame = 0;
  const tell = (hasMoved: boolean) => {
    const { top, height } = text.getBoundingClientRect();
    onPart(height > 0 ? Math.min(1, Math.max(0, (innerHeight - top) / height)) : 0, hasMoved);
  };
  const onChanged = ({ type }: Event) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => tell(type === 'scroll'));
  };
  tell(false);
  addEventListener('scroll', onChanged, { passive: true });
  addEventListener('resize', onChanged);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', onChanged);
    removeEventListener('resize', onChanged);
  };
}
