import type { Page, Pin } from '@roe/shared/contract';
import { dataFileOf } from '@roe/shared/contract/pattern';
import { fulfilled, isFulfilled, isRejected, settled } from '@roe/shared/settled';
import type { LoadJson } from './json.ts';
import type { Shape } from './shape.ts';

/** The shell's half: what stands in the head. The data are the section's own affair. */
export const pageShape: Shape<Page> = {
  document: { url: 'string', type: 'string', title: 'string', summary: 'string' },
};

const KEPT = 50;

const urlOf = (pin: Pin, path: string): string => pin.data + dataFileOf(path);

export type Pages = ReturnType<typeof createPages>;

/** The data of pages, the last ones that were asked for. */
export function createPages(loadJson: LoadJson) {
  const pages = new Map<string, Promise<Page>>();

  function keep(url: string, page: Promise<Page>): Promise<Page> {
    pages.delete(url);
    pages.set(url, page); // the last asked for stands last
    const [oldest] = pages.keys();
    if (pages.size > KEPT && oldest !== undefined) pages.delete(oldest);
    return page;
  }

  return {
    /** Starts or joins the load of a page's JSON. A failure stays until `forgetFailed`, so that React does not load in a loop. */
    load(pin: Pin, path: string): Promise<Page> {
      const url = urlOf(pin, path);
      return keep(url, pages.get(url) ?? settled(loadJson<Page>(url, pageShape)));
    },
    /** Gives a page without loading it. */
    seed: (pin: Pin, path: string, page: Page): void => void keep(urlOf(pin, path), fulfilled(page)),
    has: (pin: Pin, path: string): boolean => isFulfilled(pages.get(urlOf(pin, path))),
    forget: (pin: Pin, path: string): void => void pages.delete(urlOf(pin, path)),
    forgetFailed(pin: Pin, path: string): void {
      const url = urlOf(pin, path);
      if (isRejected(pages.get(url))) pages.delete(url);
    },
  };
}
