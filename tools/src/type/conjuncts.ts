import { type Font, shapeWithTrace, TracePhase } from 'harfbuzzjs';
import { keepGlyphs } from './glyphs.ts';
import { fontOf, lineOf, unpack } from './shaping.ts';

/** Ids of all glyphs that a word goes through while it is shaped: a conjunct is found by way of others that nobody sees. */
function glyphsOnTheWay(font: Font, word: string): number[] {
  return shapeWithTrace(font, lineOf(word), [], 0, TracePhase.DONT_STOP)
    .filter(({ glyphs }) => glyphs)
    .flatMap(({ t }) => (t as { g: number }[]).map(({ g }) => g));
}

/**
 * A typeface's file, unpacked, with those conjuncts only that some words need. Each character stays too, so that any other
 * word, such as one in an answer of the guide, can still be read: where a conjunct is missing, a half letter or a visible
 * virama shows that its consonants belong together.
 */
export async function keepConjuncts(file: Buffer, characters: string, words: Set<string>): Promise<Buffer> {
  const unpacked = await unpack(file, characters);
  const font = fontOf(unpacked);
  return keepGlyphs(unpacked, characters, new Set([...words].flatMap((word) => glyphsOnTheWay(font, word))));
}
