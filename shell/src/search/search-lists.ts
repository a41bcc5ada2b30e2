import type { Pin, SearchList, SearchTexts } from '@roe/shared/contract';
import { searchListFile } from '@roe/shared/contract/pattern';
import { LOAD_TIMEOUT } from '../loading/load-timeout.ts';
import { fetch } from '../loading/network.ts';

type Data = Pick<Pin, 'data'>;

/** What a section has to be found. */
export const loadSearchList = (section: Data): Promise<SearchList> => load(section, searchListFile);

/** Texts of a section's pages. */
export const loadSearchTexts = (section: Data, file: string): Promise<SearchTexts> => load(section, file);

async function load<Json>({ data }: Data, file: string): Promise<Json> {
  const response = await fetch(data + file, { cache: 'no-cache', signal: AbortSignal.timeout(LOAD_TIMEOUT) });
  if (!response.ok) throw new Error(`${data}${file}: HTTP ${response.status}`);
  return response.json();
}
