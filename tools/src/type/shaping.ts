import { Blob, Face, Font, Buffer as Line } from 'harfbuzzjs';
import subset from 'subset-font';

/** Unpacks a typeface's file for HarfBuzz, with some characters and every glyph that these can ever become together. */
export const unpack = (file: Buffer, characters: string): Promise<Buffer> =>
  subset(file, characters, { targetFormat: 'truetype' });

export const fontOf = (unpacked: Buffer): Font => new Font(new Face(new Blob(unpacked)));

/** A word as pages set it, ready to be shaped. */
export function lineOf(word: string): Line {
  const line = new Line();
  line.addText(word);
  line.setLanguage('sa');
  line.guessSegmentProperties();
  return line;
}
