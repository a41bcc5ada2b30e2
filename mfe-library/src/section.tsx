import type { Section } from '@roe/shared/contract';
import { page } from '@roe/shared/page';

export default {
  routes: [
    { path: '/library', lazy: page(() => import('./shelf/library-page.tsx'), 'LibraryPage') },
    { path: '/library/not-found', lazy: page(() => import('./shelf/no-text-page.tsx'), 'NoTextPage') },
    { path: '/library/:slug', lazy: page(() => import('./shelf/text-page.tsx'), 'TextPage') },
    { path: '/glossary', lazy: page(() => import('./glossary/glossary-page.tsx'), 'GlossaryPage') },
    { path: '/glossary/not-found', lazy: page(() => import('./glossary/no-term-page.tsx'), 'NoTermPage') },
    { path: '/glossary/:slug', lazy: page(() => import('./glossary/term-page.tsx'), 'TermPage') },
  ],
} satisfies Section;
