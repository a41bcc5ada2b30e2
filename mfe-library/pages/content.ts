import path from 'node:path';
import type { ContentPage } from '@roe/shared/kit/content';
import { contentOf } from '@roe/shared/kit/section-content';
import { glossaryPage, noTermPage } from './glossary/glossary-page.ts';
import { termPages } from './glossary/term-pages.ts';
import { readTerms } from './glossary/terms.ts';
import { libraryPage } from './shelf/library-page.ts';
import { readShelf } from './shelf/shelf.ts';
import { textPages } from './shelf/text-pages.ts';

export function content(): ContentPage[] {
  const texts = contentOf(path.resolve(import.meta.dirname, '..'), { terms: '/glossary' });
  const terms = readTerms(texts);
  const shelf = readShelf(texts, new Set(terms.map(({ slug }) => slug)));
  return [
    libraryPage(shelf),
    ...textPages(shelf, { terms, render: texts.render }),
    glossaryPage(terms),
    noTermPage(terms),
    ...termPages(terms),
  ];
}
