import { fold, loose } from '@roe/shared/search/spelling';
import type { FoundPassage, LibraryDocument } from './library.ts';
import { plainWords } from './plain-words.ts';

/** Words of a title that is known where a question quotes it. */
const PHRASE = 3;

const phraseOf = (text: string): string => ` ${plainWords(text).join(' ')} `;

/** What the pages of the library are called. */
export interface PageNames {
  add(document: LibraryDocument, first: FoundPassage | undefined): void;
  /** The first passage of the page that is called so, in whatever spelling: terms go before other pages, titles before other names. */
  named(name: string): FoundPassage | undefined;
  /** Tells whether the title of a page stands in a text. */
  quotedIn(text: string): (page: string) => boolean;
}

export function indexNames(): PageNames {
  const pages = new Map<string, { passage: FoundPassage; rank: number }>();
  const phrases = new Map<string, string>();

  function addName(name: string, passage: FoundPassage, rank: number): void {
    for (const [form, step] of [
      [fold(name), 0],
      [`~${loose(name)}`, 1],
    ] as const) {
      const known = pages.get(form);
      if (name && (!known || rank + step < known.rank)) pages.set(form, { passage, rank: rank + step });
    }
  }

  return {
    add({ url, isTerm, title, summary, names }, first) {
      const phrase = phraseOf(title);
      if (phrase.trim().split(' ').length >= PHRASE) phrases.set(url, phrase);
      if (!first) return;
      const passage = isTerm ? first : { ...first, text: summary };
      // "Release: freedom from …" tells the word for it.
      const gloss = isTerm ? (/^([^:;,.]{3,30}):/.exec(summary)?.[1] ?? '') : '';
      const called = [title, title.split(/:| with /)[0] ?? '', ...names, gloss];
      for (const [place, name] of called.entries())
        addName(name.replace(/^(?:the|an?) /i, ''), passage, (isTerm ? 0 : 4) + (place > 1 ? 2 : 0));
    },
    named: (name) => (pages.get(fold(name)) ?? pages.get(`~${loose(name)}`))?.passage,
    quotedIn(text) {
      const whole = phraseOf(text);
      return (page) => whole.includes(phrases.get(page) ?? '\n');
    },
  };
}
