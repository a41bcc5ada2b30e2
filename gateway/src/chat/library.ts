import type { ConsciousnessLevel } from '@roe/shared/contract';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { documentSchema } from '@roe/shared/contract/schema';
import * as v from 'valibot';
import type { FollowGuideSite, GuideSite } from './guide-site.ts';
import type { NameInQuestion } from './page-names.ts';
import { indexPassages } from './passage-index.ts';

/** A passage of the site that fits a question. */
export interface FoundPassage {
  /** Root path, with the passage's anchor where it has one. */
  url: string;
  /** Path of its page. */
  page: string;
  title: string;
  heading: string;
  text: string;
  /** What its page says of itself, in a sentence or two. */
  summary: string;
  /** Its page explains a word. */
  isTerm: boolean;
  /** Other names of what its page is about: names, tags, and of a term what it is in a word. */
  about: string;
  /** An answer that was written for the guide, with the questions that it answers. */
  prepared: Prepared | undefined;
  level: ConsciousnessLevel | null;
  /** How well it fits: a word that only this text has, where it is once, gives about 1. */
  score: number;
}

/** The texts of the live site. */
export interface Library {
  /**
   * The passages that fit a question best, the best first, at most one a page.
   * @param page whose passages go before all others
   */
  find(question: string, most: number, page?: string): FoundPassage[];
  /**
   * Tells how much of a question a text is about, 0..1: rare words count more than usual ones.
   * @param ofNear what a word counts that means something like one of the question
   */
  weigh(question: string, ofNear?: number): (text: string) => number;
  /** What a question says, with its misspelt words as the texts have them. */
  corrected(question: string): string;
  /** The first passages of the pages that are called so, in whatever spelling; terms go before other pages. */
  named(name: string): FoundPassage[];
  /** The names of pages that stand in a question. */
  namesIn(question: string): NameInQuestion[];
  /** The answer that was prepared for a question, whatever its words; its score is how much of the question it has, 0..1. */
  preparedFor(question: string): FoundPassage | undefined;
  /** All passages of a page, in their order. */
  passagesOf(page: string): FoundPassage[];
}

const { url, type, title, summary, names, level, tags, index, isComingSoon, passages } = documentSchema.entries;
const readSchema = v.object({ url, type, title, summary, names, level, tags, index, isComingSoon, passages });

/** What the library reads of a page. */
export type LibraryDocument = Omit<v.InferOutput<typeof readSchema>, 'type'> & Pick<FoundPassage, 'isTerm'>;
type Prepared = NonNullable<LibraryDocument['passages'][number]['prepared']>;

/** The library of the live revision; a ship that changes texts makes a new one with the next question. */
export function followLibrary(site: FollowGuideSite): () => Promise<Library> {
  let present: { files: string; library: Library } | undefined;
  return async () => {
    const live = await site();
    const files = live?.documents.join() ?? '';
    if (present?.files !== files) present = { files, library: indexPassages(live ? documentsOf(live) : []) };
    return present.library;
  };
}

/** Documents of all live sections. */
function documentsOf({ registry, documents, read }: GuideSite): LibraryDocument[] {
  const kinds = Object.values(registry.sections).flatMap(({ kinds }) => Object.entries(kinds));
  const terms = kinds.filter(([, { schemaType }]) => schemaType === 'DefinedTerm').map(([kind]) => kind);
  return documents.flatMap((file) =>
    documentsIn(file, read(file)).map(({ type, ...document }) => ({ ...document, isTerm: terms.includes(type) })),
  );
}

/** Those that the site's own search has. */
const documentsIn = (file: string, text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => parseJsonAt(readSchema, line, file))
    .filter(({ index, isComingSoon }) => index || isComingSoon);
