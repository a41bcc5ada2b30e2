/** A sentence of a text, as it is spoken and where it stands. */
export interface Sentence {
  text: string;
  range: Range;
}

/** What is read as one: the end of a block ends a sentence too. */
const BLOCKS = 'p, li, h2, h3, td, th, figcaption';
/** What an English voice cannot say, or nobody wants to hear: Sanskrit lines, signs of links and notes. */
const SILENT = '[lang="sa"], [lang="sa-Latn"], [data-anchor], sup, [data-footnotes], figcaption';

/** The sentences of a text, in their order. */
export function sentencesOf(text: HTMLElement): Sentence[] {
  return [...text.querySelectorAll<HTMLElement>(BLOCKS)]
    .filter((block) => !block.closest(SILENT) && !block.querySelector(BLOCKS))
    .flatMap(sentencesIn);
}

function sentencesIn(block: HTMLElement): Sentence[] {
  const pieces: { node: Text; start: number; isSilent: boolean }[] = [];
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let whole = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const piece = node as Text;
    const isSilent = piece.parentElement?.closest(SILENT) != null;
    pieces.push({ node: piece, start: whole.length, isSilent });
    whole += isSilent ? ' '.repeat(piece.data.length) : piece.data; // so that places stay the same
  }
  const placeAt = (index: number): [Text, number] | undefined => {
    const piece = pieces.findLast(({ start }) => start <= index);
    return piece && [piece.node, Math.min(index - piece.start, piece.node.data.length)];
  };
  return cut(whole).flatMap(({ segment, index }) => {
    const text = segment
      .replace(/\(\s*\)/g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ([,.;:!?])/g, '$1')
      .trim();
    const start = placeAt(index + segment.search(/\S|$/));
    const end = placeAt(index + segment.trimEnd().length);
    if (!/\p{L}|\p{N}/u.test(text) || !start || !end) return [];
    const range = document.createRange();
    range.setStart(...start);
    range.setEnd(...end);
    return [{ text, range }];
  });
}

const cut = (text: string): { segment: string; index: number }[] =>
  'Segmenter' in Intl
    ? [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)]
    : [{ segment: text, index: 0 }];
