import type { PictureSource } from '@roe/shared/ui/picture';

/** A file of a recording, as a `<source>` needs it. */
export interface SoundFile {
  src: string;
  type: string;
  /** Bytes. */
  size: number;
}

/** A line of a text that a recording follows, once or more often. */
export interface Line {
  devanagari: string;
  iast: string;
  /** In our translation. */
  meaning: string;
  /** Seconds at which it begins, each time. */
  at: number[];
  /** Seconds. */
  lasts: number;
  /** Its syllables, and how many seconds after its beginning each is heard. */
  syllables: { after: number; iast: string }[];
}

/** The text that a recording follows. */
export interface TrackWords {
  lines: Line[];
  /** Where it stands, and whose translation it is. */
  source: string;
}

/** A piece that goes round for ever. */
export interface Loop {
  files: SoundFile[];
  /** Where in the file the round begins, in seconds: around it lies more of the same round. */
  start: number;
  /** Of one round. */
  seconds: number;
}

/** What one hears of a track. */
export interface TrackSound {
  seconds: number;
  /** In the order in which a browser is asked whether it can play them. */
  files: SoundFile[];
  /** How loud it is in equal parts of its time, 0..100. */
  waveform: number[];
  words: TrackWords | null;
  loop: Loop | null;
}

export interface Track {
  id: string;
  title: string;
  description: string;
  /** Minutes and seconds. */
  duration: string;
  category: string;
  picture: PictureSource;
  sound: TrackSound;
}

export interface AudioData {
  tracks: Track[];
}

/** How much a file weighs, as visitors read it: "1.4 MB". */
export const megabytesOf = ({ size }: SoundFile): string => `${(size / 1_000_000).toFixed(1)} MB`;

/** Where a track stands on the page of all. */
export const addressOf = (id: string): string => `/audio?track=${encodeURIComponent(id)}`;
