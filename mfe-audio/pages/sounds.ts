import type { Media } from '@roe/shared/kit/media';
import { slug, text } from '@roe/shared/kit/schemas';
import type { SectionContent } from '@roe/shared/kit/section-content';
import * as v from 'valibot';
import type { SoundFile, TrackSound } from '../src/track.ts';
import { timedLineSchema } from './words.ts';

/** Bars of a waveform on the page. */
const BARS = 80;

const filesSchema = v.pipe(
  v.array(
    v.object({
      /** Below `media/`. */
      file: text,
      type: text,
      bytes: v.number(),
    }),
  ),
  v.minLength(1, 'at least one file'),
);

/** `content/sounds.json`, which the generator writes: what a track sounds like, by its id. */
const soundsSchema = v.record(
  slug,
  v.object({
    seconds: v.number(),
    files: filesSchema,
    /** How loud it is in equal parts of its time, 0..100. */
    waveform: v.pipe(v.array(v.number()), v.minLength(BARS, `at least ${BARS} parts`)),
    /** A piece of it that goes round for ever. */
    loop: v.optional(v.object({ start: v.number(), seconds: v.number(), files: filesSchema })),
    /** The words that it follows, line by line. */
    words: v.optional(v.array(timedLineSchema), []),
  }),
);

type Sounds = v.InferOutput<typeof soundsSchema>;

/** What the generator has made, by the track's id. */
export const soundsIn = (content: SectionContent): Sounds => content.json('sounds.json', soundsSchema);

/** What a page needs of a sound, but for its words. */
export function soundOf({ seconds, files, waveform, loop }: Sounds[string], media: Media): Omit<TrackSound, 'words'> {
  const filesOf = (of: typeof files): SoundFile[] =>
    of.map(({ file, type, bytes }) => ({ src: media.url(`/${file}`), type, size: bytes }));
  return {
    seconds,
    files: filesOf(files),
    waveform: barsOf(waveform),
    loop: loop ? { ...loop, files: filesOf(loop.files) } : null,
  };
}

/** The loudest of each part of a waveform, in fewer parts. */
export const barsOf = (waveform: number[], bars = BARS): number[] =>
  Array.from({ length: bars }, (_, bar) =>
    Math.max(
      ...waveform.slice(Math.floor((bar * waveform.length) / bars), Math.floor(((bar + 1) * waveform.length) / bars)),
    ),
  );
