import path from 'node:path';
import type { ContentPage } from '@roe/shared/kit/content';
import { contentOf } from '@roe/shared/kit/section-content';
import type { LibraryData } from '../src/library-page.tsx';
import type { GlossaryData } from '../src/term.ts';
import { glossarySchema, upanishadsSchema } from './schemas.ts';
import { checkTerms, listed, termPage } from './terms.ts';

export function content(): ContentPage[] {
  const { json } = contentOf(path.resolve(import.meta.dirname, '..'));
  const terms = json('glossary.json', glossarySchema);
  const upanishads = json('upanishads.json', upanishadsSchema);
  checkTerms(terms);
  return [
    {
      document: {
        url: '/library',
        type: 'page',
        title: 'Seer’s Library',
        summary: 'Six foundational Upaniṣads: what each one says, in plain words, and which passage to read first.',
        passages: upanishads.map(({ slug, title, summary }) => ({ anchor: slug, heading: title, text: summary })),
      },
      data: { upanishads } satisfies LibraryData,
    },
    {
      document: {
        url: '/glossary',
        type: 'page',
        title: 'Sacred 108 Glossary',
        summary: 'Sanskrit terms in IAST and Devanagari, with plain definitions, an example each, and how to say them.',
      },
      data: { terms: terms.map(listed) } satisfies GlossaryData,
    },
    ...terms.map((term) => termPage(term, terms)),
  ];
}
