import type { FoundPassage, Library } from './library.ts';
import type { Grounded } from './models-guide.ts';

/** A part of an answer of the library: a connective, a sentence of a text, and the passage that it is of. */
export interface Line {
  lead: string;
  text: string;
  passage: FoundPassage;
}

/** What lines are chosen by. */
export interface Choosing extends Pick<Grounded, 'request' | 'files'> {
  library: Library;
  question: string;
  /** Whether an earlier answer of the conversation has a sentence. */
  isSaid: (sentence: string) => boolean;
}
