import type { SeekerLevel } from '@roe/shared/api/chat';
import type { ConsciousnessLevel } from '@roe/shared/contract';
import { nameIn } from './asked-name.ts';
import type { FoundPassage, Library } from './library.ts';

/** Pages that are looked at. */
const PAGES = 10;

/** The library has something on a question where a page is about so much of it, or fits so well although it is about less. */
const MOST_OF_IT = 0.5;
const ENOUGH_OF_IT = 0.25;
const FITS = 2;
/** What a word counts there that means something like one of the question. */
const NEAR = 0.7;
/** What a word of the question counts where a page is called so, where its head has it, and where its text does: each with those before. */
const TIERS = [0.25, 0.4, 0.35] as const;

/** What a page counts that is about nothing of a question, beside one that is about all of it. */
const NOT_ABOUT = 0.4;

/** An answer that was prepared for so much of a question goes before the senses of its words. */
const SAME_QUESTION = 0.8;

/** What a page counts whose name stands in the question. */
const NAMED = 1.6;
/** Pages that are named in a question are what it is about where the rest of it is no more than this. */
const REST = 0.4;

/** A page with the three layers goes before a better one without, down to this part of its score; one of the reader's level, down to this. */
const LAYERED = 0.95;
const OF_LEVEL = 0.85;

/** What pages count by what they are: texts in three layers go before words and before what only tells of something. */
const TERM = 0.9;
const OTHER = 0.75;

const levelOf: Record<SeekerLevel, ConsciousnessLevel> = { beginner: 'Dream', seeker: 'Seeker', realized: 'Seer' };

/** What an answer is made from: one page, or the senses of the words that a question is about. */
export interface Source {
  pages: FoundPassage[];
  areSenses: boolean;
}

/** What can answer a question, the best first; nothing where the library holds nothing on it. */
export function sourcesFor(question: string, library: Library, level: SeekerLevel, about?: string): Source[] {
  const asked = library.corrected(question);
  const prepared = library.preparedFor(asked);
  const senses = sensesIn(asked, library);
  const ranked = pagesFor(asked, library, level, about).map((page) => ({ pages: [page], areSenses: false }));
  if (about && ranked[0]?.pages[0]?.page === about) return ranked;
  const ofSenses = senses.length > 0 ? [{ pages: senses, areSenses: true }] : [];
  const ofPrepared = prepared ? [{ pages: [prepared], areSenses: false }] : [];
  const isSame = prepared && prepared.score >= SAME_QUESTION && library.named(nameIn(asked)).length === 0;
  return [...(isSame ? [...ofPrepared, ...ofSenses] : [...ofSenses, ...ofPrepared]), ...ranked];
}

/** The pages that a question names, where it asks for hardly anything else. Words of one spelling are all meant, the likelier first. */
function sensesIn(question: string, library: Library): FoundPassage[] {
  const whole = library.named(nameIn(question));
  const names = whole.length > 0 ? [{ name: '', pages: whole }] : library.namesIn(question);
  const weigh = library.weigh(question);
  const isUnclear = names.some(({ pages }) => pages.length > 1);
  const share = weigh(names.map(({ name }) => name).join(' '));
  if (whole.length === 0 && (names.length === 0 || 1 - share > (isUnclear ? 1 : REST))) return [];
  const likeness = (page: FoundPassage) => weigh(`${page.title} ${page.about} ${page.text}`);
  return [...new Set(names.flatMap(({ pages }) => [...pages].sort((a, b) => likeness(b) - likeness(a))))];
}

/** The pages that can answer a question, the best first: each by the passage that fits best. */
function pagesFor(question: string, library: Library, level: SeekerLevel, about?: string): FoundPassage[] {
  const named = new Set(library.namesIn(question).flatMap(({ pages }) => pages.map(({ page }) => page)));
  const weigh = library.weigh(question, NEAR);
  const weighWords = library.weigh(question, 0);
  const isAboutWords = ({ title, about, summary, heading, text }: FoundPassage): boolean =>
    weighWords(`${title} ${about} ${summary} ${heading} ${text}`) > 0;
  const countOf = (passage: FoundPassage): number =>
    (passage.isTerm ? TERM : isLayered(library, passage) || passage.prepared ? 1 : OTHER) *
    (named.has(passage.page) ? NAMED : 1);
  const pages = library.find(question, PAGES, about).flatMap((passage): FoundPassage[] => {
    const { page } = passage;
    const share = Math.max(...library.passagesOf(page).map((each) => aboutness(each, weigh)));
    const score = passage.score * countOf(passage);
    const isMeant = passage.prepared || isAboutWords(passage);
    const holds = isMeant && (share >= MOST_OF_IT || (share >= ENOUGH_OF_IT && score >= FITS));
    const canAnswer = page === about || (saysMore(passage) && (named.has(page) || holds));
    return canAnswer ? [{ ...passage, score: score * (NOT_ABOUT + share) }] : [];
  });
  const isAbout = ({ page }: FoundPassage) => Number(page === about);
  return layeredFirst(
    pages.sort((a, b) => isAbout(b) - isAbout(a) || b.score - a.score),
    level,
    library,
    about,
  );
}

/** Whether a page has a text, and does not only lead to others. */
const saysMore = ({ isTerm, text, summary }: FoundPassage): boolean => isTerm || text !== summary;

/** How much of a question a passage is about, 0..1. */
function aboutness({ title, about, summary, heading, text }: FoundPassage, weigh: (text: string) => number): number {
  const name = `${title} ${about}`;
  const head = `${name} ${summary} ${heading}`;
  return TIERS[0] * weigh(name) + TIERS[1] * weigh(head) + TIERS[2] * weigh(`${head} ${text}`);
}

export const isLayered = (library: Library, { page }: FoundPassage): boolean =>
  library.passagesOf(page).filter(({ heading }) => /^Layer [123]/.test(heading)).length === 3;

/** A page with layers goes first where no other fits much better, and among those one of the reader's level. */
function layeredFirst(pages: FoundPassage[], level: SeekerLevel, library: Library, about?: string): FoundPassage[] {
  const [best] = pages;
  const layered = pages.filter((page) => isLayered(library, page));
  const [first] = layered;
  if (!best || !first || best.page === about || first.score < LAYERED * best.score) return pages;
  const chosen = layered.find((page) => page.level === levelOf[level] && page.score >= OF_LEVEL * first.score) ?? first;
  return [chosen, ...pages.filter((page) => page !== chosen)];
}
