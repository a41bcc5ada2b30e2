import { matcherOf, wordPlaces } from '@roe/shared/search/words';

/** Name of the highlight, see search-results.module.css. */
const HIGHLIGHT = 'found';

/**
 * Marks on the page what was looked for, without touching it.
 * @param terms forms of the words, as the search gives them
 * @returns the way to take the marks away
 */
export function markFound(terms: readonly string[]): () => void {
  const main = document.querySelector('main');
  if (!CSS.highlights || !main) return () => {};
  const isWanted = matcherOf(terms);
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { word, index } of wordPlaces(node.nodeValue ?? '')) {
      if (!isWanted(word)) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      ranges.push(range);
    }
  }
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  return () => void CSS.highlights.delete(HIGHLIGHT);
}
