import { fold, loose } from '@roe/shared/search/spelling';
import { inIast } from '@roe/shared/search/transliterate';
import { wordsOf } from '@roe/shared/search/words';
import type { FoundPassage, LibraryDocument } from './library.ts';
import { plainWords } from './plain-words.ts';
import { isStopWord } from './search-terms.ts';

/** Words of a title that is known where a question quotes it. */
const PHRASE = 3;

/** Words of the longest name that is looked for in a question, and letters of the shortest: "sat" and "ap" may be something else. */
const LONGEST = 6;
const SHORTEST = 4;

/** A name in a question, and the pages that are called so. */
export interface NameInQuestion {
  name: string;
  /** More than one where two words are spelled alike. */
  pages: FoundPassage[];
}

/** What the pages of the library are called. */
export interface PageNames {
  add(document: LibraryDocument, first: FoundPassage | undefined): void;
  /** The first passages of the pages that are called so, in whatever spelling: terms go before other pages, titles before other names. */
  named(name: string): FoundPassage[];
  /** The names of pages that stand in a question, the longest first where they overlap. */
  namesIn(question: string): NameInQuestion[];
  /** Tells whether the title of a page stands in a text. */
  quotedIn(text: string): (page: string) => boolean;
}

/** Forms in which names are compared: as written, without marks, by the ear. */
const formsOf = (name: string): string[] => {
  const latin = inIast(name).normalize('NFC').toLowerCase();
  return [latin, fold(latin), `~${loose(latin)}`];
};

const phraseOf = (text: string): string => ` ${plainWords(text).join(' ')} `;

export function indexNames(): PageNames {
  const pages = new Map<string, { rank: number; pages: FoundPassage[] }>();
  const phrases = new Map<string, string>();
  /** Names that a question may have beside other words. */
  const known = new Set<string>();

  function addName(name: string, passage: FoundPassage, rank: number): void {
    for (const form of formsOf(name)) {
      const there = pages.get(form);
      if (!there || rank < there.rank) pages.set(form, { rank, pages: [passage] });
      else if (rank === there.rank && !there.pages.includes(passage)) there.pages.push(passage);
    }
  }

  const named = (name: string): FoundPassage[] => {
    const form = name ? formsOf(name).find((form) => pages.has(form)) : undefined;
    return (form && pages.get(form)?.pages) || [];
  };

  return {
    add({ url, isTerm, title, summary, names }, first) {
      const phrase = phraseOf(title);
      if (phrase.trim().split(' ').length >= PHRASE) phrases.set(url, phrase);
      if (!first) return;
      const passage = isTerm ? first : { ...first, text: summary };
      const titles = [title, title.split(/:| with /)[0] ?? '', ...names].map(withoutArticle).filter(Boolean);
      for (const [place, name] of titles.entries()) addName(name, passage, (isTerm ? 0 : 2) + (place > 1 ? 1 : 0));
      // "Release: freedom from …" tells the word for it.
      const gloss = isTerm ? (/^([^:;,.]{3,30}):/.exec(summary)?.[1] ?? '') : '';
      if (gloss) addName(gloss, passage, 4);
      for (const name of titles)
        if (isTerm || wordsOf(name).length > 1) for (const form of formsOf(name)) known.add(form);
    },
    named,
    namesIn(question) {
      const words = wordsOf(question);
      const names: NameInQuestion[] = [];
      for (let place = 0; place < words.length; ) {
        const name = nameAt(words.slice(place, place + LONGEST), (form) => known.has(form));
        if (name) names.push({ name: name.join(' '), pages: named(name.join(' ')) });
        place += name?.length ?? 1;
      }
      return names;
    },
    quotedIn(text) {
      const whole = phraseOf(text);
      return (page) => whole.includes(phrases.get(page) ?? '\n');
    },
  };
}

/** The longest name with which a row of words begins. */
function nameAt(words: string[], isKnown: (form: string) => boolean): string[] | undefined {
  for (let length = words.length; length > 0; length--) {
    const name = words.slice(0, length);
    const isTooShort = length === 1 && (fold(inIast(name[0] ?? '')).length < SHORTEST || isStopWord(name[0] ?? ''));
    if (!isTooShort && formsOf(name.join(' ')).some(isKnown)) return name;
  }
  return undefined;
}

const withoutArticle = (name: string): string => name.replace(/^(?:the|an?) /i, '');
