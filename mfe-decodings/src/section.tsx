import type { Section } from '@roe/shared/contract';
import { AnalysisListPage } from './analysis-list-page.tsx';
import { AnalysisPage } from './analysis-page.tsx';
import { DecodingListFurtherPage } from './decoding-list-further-page.tsx';
import { DecodingListPage } from './decoding-list-page.tsx';
import { DecodingPage } from './decoding-page.tsx';
import { NoSeriesPage } from './no-series-page.tsx';
import { SavedPage } from './saved-page.tsx';
import { ScripturesPage } from './scriptures-page.tsx';
import { SeriesPage } from './series-page.tsx';
import { TopicNotFoundPage } from './topic-not-found-page.tsx';
import { WombsPage } from './wombs-page.tsx';

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
