const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Letters of an excerpt, at most; a first sentence that is longer stays whole. */
const LONGEST = 230;

/** The first sentences of a text. */
export function excerptOf(text: string): string {
  let excerpt = '';
  for (const { segment } of sentences.segment(text)) {
    if (excerpt && excerpt.length + segment.trimEnd().length > LONGEST) break;
    excerpt += segment;
  }
  return excerpt.trimEnd();
}

/** A text as HTML. */
export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
