import type { ConsciousnessLevel } from '@roe/shared/contract';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { documentSchema } from '@roe/shared/contract/schema';
import * as v from 'valibot';
import { GUIDE_FILE } from './guide-files.ts';
import type { FollowGuideSite, GuideSite } from './guide-site.ts';
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
  /** Its page has answers that were prepared for the guide. */
  isPrepared: boolean;
  level: ConsciousnessLevel | null;
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
  /** The first passage of the page that is called so, in whatever spelling; terms go before other pages. */
  named(name: string): FoundPassage | undefined;
  /** All passages of a page, in their order. */
  passagesOf(page: string): FoundPassage[];
}

const { url, type, title, summary, names, level, tags, index, isComingSoon, passages } = documentSchema.entries;
const readSchema = v.object({ url, type, title, summary, names, level, tags, index, isComingSoon, passages });

/** What the library reads of a page. */
export type LibraryDocument = Omit<v.InferOutput<typeof readSchema>, 'type'> &
  Pick<FoundPassage, 'isTerm' | 'isPrepared'>;

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
function documentsOf({ registry, documents, read, sectionWith }: GuideSite): LibraryDocument[] {
  const kinds = Object.values(registry.sections).flatMap(({ kinds }) => Object.entries(kinds));
  const terms = kinds.filter(([, { schemaType }]) => schemaType === 'DefinedTerm').map(([kind]) => kind);
  const prepared = `sections/${sectionWith(GUIDE_FILE)}/`;
  return documents.flatMap((file) =>
    documentsIn(file, read(file)).map(({ type, ...document }) => ({
      ...{ ...document, isTerm: terms.includes(type), isPrepared: file.startsWith(prepared) },
    })),
  );
}

/** Those that the site's own search has. */
const documentsIn = (file: string, text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => parseJsonAt(readSchema, line, file))
    .filter(({ index, isComingSoon }) => index || isComingSoon);
