import { text } from '@roe/shared/kit/schemas';
import * as v from 'valibot';
import type { Line, TrackWords } from '../src/track.ts';

/** What a track's words mean, in `content/tracks.json`. */
export const meaningsSchema = v.strictObject({
  /** Each line's translation, by its IAST. */
  meanings: v.record(text, text),
  /** Where the text stands, and whose translation it is. */
  source: text,
});

/** A line that is heard once, as the generator writes it: seconds. */
export const timedLineSchema = v.object({
  at: v.number(),
  until: v.number(),
  devanagari: text,
  iast: text,
  syllables: v.array(v.object({ at: v.number(), iast: text })),
});

type Meanings = v.InferOutput<typeof meaningsSchema>;
type TimedLine = v.InferOutput<typeof timedLineSchema>;

/**
 * The words that a track follows, each line once, with what it means.
 * @throws where a line has no meaning, a meaning no line, or where a line is not spoken alike each time
 */
export function wordsOf(id: string, timed: TimedLine[], words?: Meanings): TrackWords | null {
  const lines = new Map<string, Line>();
  for (const line of timed) {
    const known = lines.get(line.iast);
    const { meaning, ...next } = lineOf(line, words?.meanings[line.iast]);
    if (!meaning) throw new Error(`tracks.json, "${id}": expected the meaning of "${line.iast}", found none`);
    if (known && !isAlike(known, next))
      throw new Error(`sounds.json, "${id}": expected "${line.iast}" at ${line.at} s to be spoken as before`);
    lines.set(line.iast, { ...next, meaning, at: [...(known?.at ?? []), line.at] });
  }
  const stranger = Object.keys(words?.meanings ?? {}).find((iast) => !lines.has(iast));
  if (stranger) throw new Error(`tracks.json, "${id}": expected a line of the track, received "${stranger}"`);
  return words ? { lines: [...lines.values()], source: words.source } : null;
}

const lineOf = ({ at, until, devanagari, iast, syllables }: TimedLine, meaning: string | undefined) => ({
  devanagari,
  iast,
  meaning,
  at: [at],
  lasts: hundredths(until - at),
  syllables: syllables.map((syllable) => ({ iast: syllable.iast, after: hundredths(syllable.at - at) })),
});

const hundredths = (seconds: number): number => Math.round(seconds * 100) / 100;

/** Two hundredths of a second apart is the same to an eye. */
const isAlike = (one: Pick<Line, 'lasts' | 'syllables'>, two: Pick<Line, 'lasts' | 'syllables'>): boolean =>
  Math.abs(one.lasts - two.lasts) < 0.03 &&
  one.syllables.length === two.syllables.length &&
  one.syllables.every(({ after }, place) => Math.abs(after - (two.syllables[place]?.after ?? 0)) < 0.03);
