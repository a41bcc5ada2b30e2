import type { Section } from '@roe/shared/contract';
import { page } from '@roe/shared/page';
import { DecodingPage } from './article/decoding-page.tsx';

export default {
  routes: [
    { path: '/decodings', lazy: page(() => import('./list/decoding-list-page.tsx'), 'DecodingListPage') },
    {
      path: '/decodings/page/:n',
      lazy: page(() => import('./list/decoding-list-further-page.tsx'), 'DecodingListFurtherPage'),
    },
    { path: '/decodings/:slug', element: <DecodingPage /> }, // most visits begin here
    { path: '/paths/:level', lazy: page(() => import('./paths/path-page.tsx'), 'PathPage') },
    { path: '/series', lazy: page(() => import('./series/no-series-page.tsx'), 'NoSeriesPage') },
    { path: '/series/:name', lazy: page(() => import('./series/series-page.tsx'), 'SeriesPage') },
    { path: '/real-world', lazy: page(() => import('./real-world/analysis-list-page.tsx'), 'AnalysisListPage') },
    {
      path: '/realworld/topic-not-found',
      lazy: page(() => import('./real-world/topic-not-found-page.tsx'), 'TopicNotFoundPage'),
    },
    { path: '/realworld/:slug', lazy: page(() => import('./real-world/analysis-page.tsx'), 'AnalysisPage') },
    { path: '/test-decodings', lazy: page(() => import('./scriptures/scriptures-page.tsx'), 'ScripturesPage') },
    { path: '/pregnancy-of-wombs', lazy: page(() => import('./series/wombs-page.tsx'), 'WombsPage') },
    { path: '/saved', lazy: page(() => import('./saved/saved-page.tsx'), 'SavedPage') },
  ],
} satisfies Section;
