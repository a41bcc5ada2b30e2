import type { Media } from './media.ts';

const STEP = 25;

/** How loud a media element is: the visitor's volume, times what fades in or out. Where the volume cannot be set, nothing fades. */
export function createGain(media: Media, volumeOf: () => number) {
  let level = 1;
  let lull = 1;
  let timer: ReturnType<typeof setInterval> | undefined;
  const apply = () => {
    media.volume = volumeOf() * level * lull;
  };
  const stop = () => clearInterval(timer);

  return {
    apply,
    stop,
    /** Silence falls slowly, beside all other fades; 0..1. */
    lulledTo(part: number): void {
      lull = part;
      apply();
    },
    set(to: number): void {
      stop();
      level = to;
      apply();
    },
    /** Goes there by the clock, so that a tab in the background is not late. Another fade ends this one, without its end. */
    fadeTo(to: number, milliseconds: number, onEnded?: () => void): void {
      stop();
      const from = level;
      const start = performance.now();
      timer = setInterval(() => {
        const part = Math.min(1, (performance.now() - start) / milliseconds);
        level = from + (to - from) * part;
        apply();
        if (part < 1) return;
        stop();
        onEnded?.();
      }, STEP);
    },
  };
}
