import type { Pin, SearchList, SearchPage, SearchTexts } from '@roe/shared/contract';
import { searchListFile } from '@roe/shared/contract/pattern';
import type { Shape } from '../loading/shape.ts';
import type { Site } from '../loading/site.ts';

type Data = Pick<Pin, 'data'>;

const pageShape: Shape<SearchPage> = { url: 'string', type: 'string', title: 'string', summary: 'string' };
const listShape: Shape<SearchList> = { pages: [pageShape], texts: ['string'] };
const textsShape: Shape<SearchTexts> = [{ url: 'string', passages: [] }];

/** What a section has to be found. */
export const loadSearchList = ({ loadJson }: Site, { data }: Data): Promise<SearchList> =>
  loadJson<SearchList>(data + searchListFile, listShape);

/** Texts of a section's pages. */
export const loadSearchTexts = ({ loadJson }: Site, { data }: Data, file: string): Promise<SearchTexts> =>
  loadJson<SearchTexts>(data + file, textsShape);
