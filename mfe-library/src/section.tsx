import type { Section } from '@roe/shared/contract';
import { GlossaryPage } from './glossary-page.tsx';
import { LibraryPage } from './library-page.tsx';

export default {
  routes: [
    { path: '/library', element: <LibraryPage /> },
    { path: '/glossary', element: <GlossaryPage /> },
  ],
} satisfies Section;
