import type { SeekerLevel } from '@roe/shared/api/chat';
import type { ConsciousnessLevel } from '@roe/shared/contract';
import type { FoundPassage, Library } from './library.ts';

/** Pages that are looked at. */
const PAGES = 8;

/** The library has something on a question where a page is about so much of it, or fits so well although it is about less. */
const MOST_OF_IT = 0.6;
const ENOUGH_OF_IT = 0.25;
const FITS = 9.5;
/** What a word counts there that means something like one of the question. */
const NEAR = 0.5;

/** A page with the three layers goes before a better one without, down to this part of its score; one of the reader's level, down to this. */
const LAYERED = 0.95;
const OF_LEVEL = 0.85;

/** What pages count by what they are: prepared answers, then texts in three layers, go before words and before what only tells of something. */
const PREPARED = 1.15;
const TERM = 0.9;
const OTHER = 0.75;

const levelOf: Record<SeekerLevel, ConsciousnessLevel> = { beginner: 'Dream', seeker: 'Seeker', realized: 'Seer' };

/** The pages that can answer a question, the best first: each by the passage that fits best; none where the library holds nothing on it. */
export function pagesFor(question: string, library: Library, about?: string): FoundPassage[] {
  const holds = holding(question, library);
  function countOf(passage: FoundPassage): number {
    if (passage.isPrepared) return PREPARED;
    if (passage.isTerm) return TERM;
    return isLayered(library, passage) ? 1 : OTHER;
  }
  const pages = library
    .find(question, PAGES, about)
    .map((passage) => ({ ...passage, score: passage.score * countOf(passage) }))
    .filter((passage) => passage.page === about || (saysMore(passage) && holds(passage)));
  const isAbout = ({ page }: FoundPassage) => Number(page === about);
  return pages.sort((a, b) => isAbout(b) - isAbout(a) || b.score - a.score);
}

/** Whether a page has a text, and does not only lead to others. */
const saysMore = ({ isTerm, text, summary }: FoundPassage): boolean => isTerm || text !== summary;

/** Tells whether a page is about enough of a question. */
function holding(question: string, library: Library): (page: FoundPassage) => boolean {
  const weigh = library.weigh(question, NEAR);
  return ({ page, score }) => {
    const share = shareOf(library.passagesOf(page), weigh);
    return share >= MOST_OF_IT || (share >= ENOUGH_OF_IT && score >= FITS);
  };
}

/** How much of a question one of the passages is about. What it only mentions counts half. */
const shareOf = (passages: FoundPassage[], weigh: (text: string) => number): number =>
  Math.max(
    ...passages.map(({ title, summary, heading, text }) => {
      const head = `${title} ${summary} ${heading}`;
      return (weigh(head) + weigh(`${head} ${text}`)) / 2;
    }),
  );

export const isLayered = (library: Library, { page }: FoundPassage): boolean =>
  library.passagesOf(page).filter(({ heading }) => /^Layer [123]/.test(heading)).length === 3;

/** The page whose layers answer: one of the reader's level first, unless another fits much better. */
export function layeredPage(
  pages: FoundPassage[],
  level: SeekerLevel,
  library: Library,
  about?: string,
): FoundPassage | undefined {
  const [best] = pages;
  const layered = pages.filter((page) => isLayered(library, page));
  const [first] = layered;
  if (!best || !first) return undefined;
  if (first.page === about) return first;
  if (first.score < LAYERED * best.score) return undefined;
  return layered.find((page) => page.level === levelOf[level] && page.score >= OF_LEVEL * first.score) ?? first;
}
