import type { ContentPage } from '@roe/shared/kit/content';
import type { SavedData } from '../src/saved/saved.ts';
import type { AnalysisText, Decoding } from './texts.ts';

/** How many texts the page knows by their titles; the reading history names others by their address. */
const TITLES = 500;

/** What a visitor keeps on the device; the page itself knows nothing but titles. */
export function savedPage(decodings: Decoding[], analyses: AnalysisText[]): ContentPage {
  const titles = [
    ...decodings.filter(({ comingSoon }) => !comingSoon).map(({ slug, title }) => [`/decodings/${slug}`, title]),
    ...analyses.map(({ slug, title }) => [`/realworld/${slug}`, title]),
  ];
  const data: SavedData = { titles: Object.fromEntries(titles.slice(0, TITLES)) };
  return {
    document: {
      url: '/saved',
      type: 'page',
      title: 'Saved on This Device',
      summary: 'Your favorites, your reading list and how far you have read. All of it stays on your device.',
      index: false,
    },
    data,
  };
}
