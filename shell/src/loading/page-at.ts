import type { Page } from '@roe/shared/contract';
import { forgetFailures } from './failures.ts';
import { loadPage, MissingPage } from './pages.ts';
import { ownerOf, pinOf } from './releases.ts';

/** A page of any section; null where there is none. */
export async function pageAt(path: string): Promise<Page | null> {
  forgetFailures(path);
  const pin = pinOf(await ownerOf(path));
  try {
    return pin ? await loadPage(pin, path) : null;
  } catch (error) {
    if (error instanceof MissingPage) return null;
    throw error;
  }
}
