import type { Page, Pin } from '@roe/shared/contract';
import { dataFileOf } from '@roe/shared/contract/pattern';
import { fulfilled, isFulfilled, isRejected, settled } from '@roe/shared/settled';
import { LOAD_TIMEOUT } from './load-timeout.ts';
import { fetch } from './network.ts';

/** An address that this tab has no page for. The gateway knows what it gets instead. */
export class MissingPage extends Error {}

const KEPT = 50;
const pages = new Map<string, Promise<Page>>();

const urlOf = (pin: Pin, path: string): string => pin.data + dataFileOf(path);

/** Starts or joins the load of a page's JSON. A failure stays until `forgetFailedPage`, so that React does not load in a loop. */
export function loadPage(pin: Pin, path: string): Promise<Page> {
  const url = urlOf(pin, path);
  return keep(url, pages.get(url) ?? settled(fetchPage(url)));
}

/** Gives a page without loading it: the one that the HTML came with. */
export const seedPage = (pin: Pin, path: string, page: Page): void => void keep(urlOf(pin, path), fulfilled(page));

/** Whether a page's data is there already. */
export const hasPage = (pin: Pin, path: string): boolean => isFulfilled(pages.get(urlOf(pin, path)));

/** Lets a page be loaded anew. */
export const forgetPage = (pin: Pin, path: string): void => void pages.delete(urlOf(pin, path));

export function forgetFailedPage(pin: Pin, path: string): void {
  if (isRejected(pages.get(urlOf(pin, path)))) forgetPage(pin, path);
}

function keep(url: string, page: Promise<Page>): Promise<Page> {
  pages.delete(url);
  pages.set(url, page); // the last asked for stands last
  const [oldest] = pages.keys();
  if (pages.size > KEPT && oldest !== undefined) pages.delete(oldest);
  return page;
}

async function fetchPage(url: string): Promise<Page> {
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(LOAD_TIMEOUT) });
  if (response.status === 404) throw new MissingPage(url);
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  const page = await response.json();
  if (!isPage(page)) throw new Error(`${url}: expected { document, data }, received something else`);
  return page;
}

/** The frame's half: what stands in the head. The data are the section's own affair. */
const isPage = (page: Partial<Page> | null): page is Page =>
  [page?.document?.url, page?.document?.type, page?.document?.title, page?.document?.summary].every(
    (fact) => typeof fact === 'string',
  );
