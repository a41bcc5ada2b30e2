import type { Section } from '@roe/shared/contract';
import { GlossaryPage } from './glossary-page.tsx';
import { LibraryPage } from './library-page.tsx';
import { TermPage } from './term-page.tsx';

export default {
  routes: [
    { path: '/library', element: <LibraryPage /> },
    { path: '/glossary', element: <GlossaryPage /> },
    { path: '/glossary/:slug', element: <TermPage /> },
  ],
} satisfies Section;
