import type { Pin, SearchList, SearchPage, SearchTexts } from '@roe/shared/contract';
import { searchListFile } from '@roe/shared/contract/pattern';
import type { LoadJson } from '../loading/json.ts';
import type { Shape } from '../loading/shape.ts';

const pageShape: Shape<SearchPage> = { url: 'string', type: 'string', title: 'string', summary: 'string' };
const listShape: Shape<SearchList> = { pages: [pageShape], texts: ['string'] };
const textsShape: Shape<SearchTexts> = [{ url: 'string', passages: [] }];

/** What a section has to be found. */
export const loadSearchList = (loadJson: LoadJson, data: Pin['data']): Promise<SearchList> =>
  loadJson<SearchList>(data + searchListFile, listShape);

/** Texts of a section's pages. */
export const loadSearchTexts = (loadJson: LoadJson, data: Pin['data'], file: string): Promise<SearchTexts> =>
  loadJson<SearchTexts>(data + file, textsShape);
