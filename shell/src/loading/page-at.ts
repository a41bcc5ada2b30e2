import type { Page, PageDocument, Pin } from '@roe/shared/contract';
import { matchPattern } from '@roe/shared/contract/pattern';
import { pageMoved } from '@roe/shared/state/saved';
import { forgetFailures } from './failures.ts';
import { loadPage, MissingPage } from './pages.ts';
import { ownerOf, pinOf } from './releases.ts';

/** What a page of any section is; null where there is none. Its data stay with its section. */
export async function pageAt(path: string): Promise<PageDocument | null> {
  forgetFailures(path);
  const pin = pinOf(await ownerOf(path));
  const page = pin && (await pageOf(pin, path));
  if (page && page.document.url !== path) pageMoved(path, page.document.url);
  return page?.document ?? null;
}

/** The data of a page of this section; null where there is none. */
export async function ownDataAt(pin: Pin, path: string): Promise<unknown> {
  if (!pin.paths.some((pattern) => matchPattern(pattern, path)))
    throw new Error(
      `useOwnData: expected a page of the section "${pin.id}", received "${path}". pageAt tells of others.`,
    );
  forgetFailures(path);
  return (await pageOf(pin, path))?.data ?? null;
}

async function pageOf(pin: Pin, path: string): Promise<Page | undefined> {
  try {
    return await loadPage(pin, path);
  } catch (error) {
    if (error instanceof MissingPage) return undefined;
    throw error;
  }
}
