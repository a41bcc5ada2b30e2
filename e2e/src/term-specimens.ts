import { articles } from './article-specimens.ts';
import { one, specimens } from './specimen.ts';

interface TermData {
  term: { term: string; devanagari: string; spellings: string[]; senses: { definition: string; example: string }[] };
}

/** An article whose later half links once to a term; its link, and what is said of the term. */
export function articleNamingTerm() {
  const pairs = articles().flatMap((article) =>
    specimens<TermData>('term').map(({ url, title, term }) => ({ article, term: { url, title, ...term } })),
  );
  const linkTo = (url: string) => `href="${url}"`;
  const pair = one(
    'an article whose later half links once to a term',
    pairs,
    ({ article: { html }, term: { url } }) => {
      const [before = '', ...after] = html.split(linkTo(url));
      return after.length === 1 && before.length > html.length / 2;
    },
  );
  return { ...pair, link: `[data-page-html] a[${linkTo(pair.term.url)}]` };
}

/** A term that is also written in plain letters, and that its own text names again. */
export function term() {
  const spelling = ({ term: { spellings } }: TermData) => spellings.find((each) => /^[a-z]{5,}$/i.test(each));
  const named = one(
    'a term with marks, a spelling without them, and a meaning that names it',
    specimens<TermData>('term'),
    (each) =>
      spelling(each) &&
      !/^[a-z]+$/.test(each.term.term) &&
      each.term.senses.some(({ definition, example }) => `${definition} ${example}`.includes(each.term.term)),
  );
  return { url: named.url, name: named.term.term, spelling: spelling(named)?.toLowerCase() ?? '' };
}
