import { plainWordsIn } from './plain-words.ts';
import { one, type Specimen, specimens } from './specimen.ts';

interface ArticleData {
  slug: string;
  excerpt: string;
  category: string;
  level: string;
  series: string | null;
  isComingSoon: boolean;
  headings: { text: string; level: number }[];
  html: string;
}

export type Article = Specimen<ArticleData>;

export const decodings = () => specimens<ArticleData>('decoding');
export const articles = () => decodings().filter(({ isComingSoon }) => !isComingSoon);

/** Articles that are announced and cannot be read yet. */
export const comingSoon = (): Article[] => decodings().filter(({ isComingSoon }) => isComingSoon);

/** The first sentence of a text, where it is plain: no mark and no link stands in it. */
export function openingOf({ passages, html }: Article): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(passages[0]?.text ?? '');
  const sentence = first?.segment.trim() ?? '';
  return sentence.length > 10 && html.includes(sentence) ? sentence : '';
}

const isLong = ({ headings }: Article): boolean => headings.filter(({ level }) => level === 2).length > 3;

/** An article of more than three headings that begins with a plain sentence. */
export const article = (): Article =>
  one('an article of more than three headings that begins with a plain sentence', articles(), (each) =>
    Boolean(isLong(each) && openingOf(each)),
  );

/** An article with a part about the second layer. */
export const articleInLayers = (): Article =>
  one('an article with a part about the second layer', articles(), ({ headings }) =>
    headings.some(({ text }) => text.startsWith('Layer 2')),
  );

/** An article of no series, with a title that a word tells from all others in the list. */
export const articleOnItsOwn = (): Article & { ownWord: string } => {
  const article = one(
    'an article of no series and more than three headings, with a word in its title that no other has',
    articles(),
    (each) => isLong(each) && openingOf(each) && each.series === null && ownWordOf(each),
  );
  return { ...article, ownWord: ownWordOf(article) ?? '' };
};

/** A word of its title that the titles and excerpts of all others do not hold: what a list can be narrowed by to this one. */
function ownWordOf({ url, title }: Article): string | undefined {
  const others = decodings().filter((other) => other.url !== url);
  const texts = others.map((other) => `${other.title} ${other.excerpt}`.toLowerCase());
  return plainWordsIn(title).find((word) => texts.every((text) => !text.includes(word.toLowerCase())));
}

/** An article with a verse in both scripts, and with Sanskrit in Devanagari alone in a paragraph. */
export const articleWithVerse = (): Article =>
  one(
    'an article with a verse in Devanagari and IAST, and with Devanagari in a paragraph',
    articles(),
    ({ html }) =>
      /data-verse=""><blockquote><p lang="sa">.*?<p lang="sa-Latn">/s.test(html) &&
      /(^|<\/\w+>)\s*<p>[^<]*(<(em|a)[^>]*>[^<]*<\/(em|a)>[^<]*)*<\w+ lang="sa">/.test(html),
  );
