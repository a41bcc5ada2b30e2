import { spellingsOf, termsOf, wordsOf } from '@roe/shared/search/words';
import MiniSearch from 'minisearch';
import type { FoundPassage, Library, LibraryDocument } from './library.ts';

interface Indexed {
  id: number;
  title: string;
  names: string;
  tags: string;
  summary: string;
  heading: string;
  text: string;
}

const boost = { title: 2, names: 2, tags: 2, summary: 1.5, heading: 1.5, text: 1 };

/** Indexes the passages of documents: BM25 over the forms in which the site's search has each word. */
export function indexPassages(documents: readonly LibraryDocument[]): Library {
  const all: FoundPassage[] = [];
  const index = new MiniSearch<Indexed>({
    fields: Object.keys(boost),
    tokenize: wordsOf,
    processTerm: (word, field) => termsOf(spellingsOf(word), field === 'text'),
  });
  for (const { url, title, names, tags, summary, type, level, passages } of documents) {
    const parts = passages.length > 0 ? passages : [{ anchor: '', heading: '', text: summary }];
    for (const { anchor, heading, text } of parts) {
      index.add({ id: all.length, title, names: names.join('\n'), tags: tags.join('\n'), summary, heading, text });
      all.push({ url: anchor ? `${url}#${anchor}` : url, page: url, title, heading, text, type, level, score: 0 });
    }
  }
  return {
    find(question, most, page) {
      const isAbout = (id: number) => Number(all[id]?.page === page);
      const hits = index.search(question, { boost }).sort((a, b) => isAbout(b.id) - isAbout(a.id));
      const found: FoundPassage[] = [];
      for (const { id, score } of hits) {
        const passage = all[id] as FoundPassage;
        if (found.some(({ page }) => page === passage.page)) continue;
        found.push({ ...passage, score });
        if (found.length === most) break;
      }
      return found;
    },
    passagesOf: (page) => all.filter((passage) => passage.page === page),
  };
}
