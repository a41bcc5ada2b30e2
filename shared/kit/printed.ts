import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A document for printing, made from a text of a section: `printed` of its `pages/printed.ts`. `npm run pdf` prints it. */
export interface Printed {
  /** File of the text. */
  source: string;
  /** The document, as it is committed and served. */
  file: string;
  /** The text as a page. @param typefaces sheet of the site's typefaces, with the files inside */
  page: (typefaces: string) => string;
}

/** Stands after the end of a PDF, where readers of PDF pass over it. */
const MARK = '%ROE source ';

export const sourceHash = ({ source }: Pick<Printed, 'source'>): string =>
  createHash('sha256').update(readFileSync(source)).digest('hex');

/** A PDF with the hash of the text that it was made from. */
export const marked = (pdf: Buffer, printed: Pick<Printed, 'source'>): Buffer =>
  Buffer.concat([pdf, Buffer.from(`\n${MARK}${sourceHash(printed)}\n`)]);

/** Hash of the text that a PDF was made from, or undefined where it does not say. */
export const hashIn = (pdf: Buffer): string | undefined =>
  /^%ROE source ([0-9a-f]{64})$/m.exec(pdf.subarray(-200).toString('latin1'))?.[1];
