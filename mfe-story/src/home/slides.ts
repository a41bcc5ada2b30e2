/** Pictures that take turns, by their places. */
interface Slides {
  /** From 0. */
  current: number;
  /** What fades away below the one that is shown. */
  before: number;
  /** What was asked for and is not there yet. */
  pending: number | null;
  loaded: readonly number[];
}

export const first: Slides = { current: 0, before: 0, pending: null, loaded: [0] };

/** A place is shown at once. */
export const showing = (now: Slides, index: number): Slides =>
  index === now.current ? { ...now, pending: null } : { ...now, current: index, before: now.current, pending: null };

/** A picture has come: it is shown where it was waited for. */
export const afterLoad = (now: Slides, index: number): Slides => {
  const loaded = now.loaded.includes(index) ? now : { ...now, loaded: [...now.loaded, index] };
  return index === now.pending ? showing(loaded, index) : loaded;
};

/** A picture was asked for: it is shown when it is there. */
export const afterChoice = (now: Slides, index: number): Slides =>
  now.loaded.includes(index) ? showing(now, index) : { ...now, pending: index };
