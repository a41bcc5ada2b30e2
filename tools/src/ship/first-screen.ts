import { brotliCompressSync, constants } from 'node:zlib';

/** Letters of a page's own text that a phone's first screen shows, with the picture and the controls around them. */
const LETTERS = 600;
/** The most that may come before the first screen is whole, in bytes after brotli: what a server sends before it waits for an answer. */
const MOST = 14_000;
/** A quality that takes little time and compresses less: what fits so fits as it is served. */
const QUICK = 6;

/** Whether a page's head, sheets and first screen of text come at once, with all that stands before and among them. */
export function firstScreenErrors(url: string, html: string): string[] {
  const first = html.slice(0, endOfFirstScreen(html));
  if (sizeOf(first, QUICK) <= MOST) return [];
  const size = sizeOf(first, constants.BROTLI_MAX_QUALITY); // as it is served
  if (size <= MOST) return [];
  const styles = [...html.matchAll(/<style data-href="([^"]+)">(.*?)<\/style>/gs)].map(
    ([, name, text = '']) => `${name} ${kilobytes(text.length)}`,
  );
  return [
    `${url}: expected at most ${kilobytes(MOST)} up to the end of the first screen, received ${kilobytes(size)} after brotli. Of this is style: ${styles.join(', ')}, before compression. Let the page begin with less, or style it with less.`,
  ];
}

const sizeOf = (text: string, quality: number): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Where so many letters of the page's own text have come; the end of a text that has fewer. */
function endOfFirstScreen(html: string): number {
  let letters = 0;
  const start = html.indexOf('<main');
  const end = html.indexOf('</main>');
  for (const { index, 0: text } of html.slice(start, end).matchAll(/>[^<]+/g)) {
    letters += text.trim().length - 1;
    if (letters >= LETTERS) return start + index + text.length;
  }
  return end;
}
