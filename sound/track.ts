import type { Stereo } from './core/stereo.ts';
import type { Fades, Loop } from './master/master.ts';

/** A track of the site: its id is that of `mfe-audio/content/tracks.json`. */
export interface Track {
  id: string;
  seconds: number;
  /** LUFS of the whole. */
  loudness: number;
  fades: Fades;
  /** Plays it, shorter or longer than it is. The same length is the same sound, to the last bit. */
  compose: (seconds: number) => Stereo;
  /** What the site also has as a piece without beginning and end. */
  loop?: Loop;
  /** The words that a track follows, where it follows any. */
  words?: () => Line[];
}

/** A line of a text, and when each of its syllables begins. */
export interface Line {
  /** Seconds. */
  at: number;
  until: number;
  devanagari: string;
  iast: string;
  syllables: { at: number; iast: string }[];
}
