import type { Section } from '@roe/shared/contract';
import { AnalysisListPage } from './analysis-list-page.tsx';
import { AnalysisPage } from './analysis-page.tsx';
import { DecodingListPage } from './decoding-list-page.tsx';
import { DecodingPage } from './decoding-page.tsx';

export default {
  routes: [
    { path: '/decodings', element: <DecodingListPage /> },
    { path: '/decodings/:slug', element: <DecodingPage /> },
    { path: '/real-world', element: <AnalysisListPage /> },
    { path: '/realworld/:slug', element: <AnalysisPage /> },
  ],
} satisfies Section;
