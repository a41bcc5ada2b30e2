import type { Page, SiteDocument } from '../src/contract/contract.ts';

/** What a page's JSON says of a page. */
export const pageDocument = (changes: Partial<Page['document']> = {}): Page['document'] => ({
  url: '/om',
  type: 'page',
  title: 'Om',
  summary: 'A syllable.',
  date: null,
  updated: null,
  image: null,
  index: true,
  ...changes,
});

/** What the site knows of a page. */
export const siteDocument = (changes: Partial<SiteDocument> = {}): SiteDocument => ({
  ...pageDocument(),
  names: [],
  level: null,
  layer: null,
  tags: [],
  isComingSoon: false,
  passages: [],
  ...changes,
});
