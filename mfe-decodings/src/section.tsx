import type { Section } from '@roe/shared/contract';
import { DecodingPage } from './article/decoding-page.tsx';
import { DecodingListFurtherPage } from './list/decoding-list-further-page.tsx';
import { DecodingListPage } from './list/decoding-list-page.tsx';
import { AnalysisListPage } from './real-world/analysis-list-page.tsx';
import { AnalysisPage } from './real-world/analysis-page.tsx';
import { TopicNotFoundPage } from './real-world/topic-not-found-page.tsx';
import { SavedPage } from './saved/saved-page.tsx';
import { ScripturesPage } from './scriptures/scriptures-page.tsx';
import { NoSeriesPage } from './series/no-series-page.tsx';
import { SeriesPage } from './series/series-page.tsx';
import { WombsPage } from './series/wombs-page.tsx';

export default {
  routes: [
    { path: '/decodings', element: <DecodingListPage /> },
    { path: '/decodings/page/:n', element: <DecodingListFurtherPage /> },
    { path: '/decodings/:slug', element: <DecodingPage /> },
    { path: '/series', element: <NoSeriesPage /> },
    { path: '/series/:name', element: <SeriesPage /> },
    { path: '/real-world', element: <AnalysisListPage /> },
    { path: '/realworld/topic-not-found', element: <TopicNotFoundPage /> },
    { path: '/realworld/:slug', element: <AnalysisPage /> },
    { path: '/test-decodings', element: <ScripturesPage /> },
    { path: '/pregnancy-of-wombs', element: <WombsPage /> },
    { path: '/saved', element: <SavedPage /> },
  ],
} satisfies Section;
