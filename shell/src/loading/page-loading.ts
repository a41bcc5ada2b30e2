import type { Page, PageDocument, Pin } from '@roe/shared/contract';
import { matchPattern } from '@roe/shared/contract/pattern';
import { pageMoved } from '@roe/shared/state/saved';
import type { Code } from './code.ts';
import type { FetchAhead } from './files-ahead.ts';
import { NotFoundError } from './json.ts';
import type { Pages } from './pages.ts';
import type { Releases } from './releases.ts';

/** Pages as a whole: whose they are, the code that shows them, and their data. */
export function createPageLoading(releases: Releases, code: Code, pages: Pages, fetchAhead: FetchAhead) {
  const pageOf = (pin: Pin, path: string): Promise<Page | undefined> =>
    pages.load(pin, path).catch((error) => {
      if (error instanceof NotFoundError) return undefined;
      throw error;
    });

  function load(pin: Pin, path: string): Promise<unknown> {
    if (!code.has(pin)) fetchAhead(pin);
    return Promise.all([code.load(pin).then((section) => code.loadRoutes(section, path)), pages.load(pin, path)]);
  }

  function forgetFailedPage(path: string): void {
    const pin = releases.at(path);
    releases.forgetFailed(path);
    if (pin) pages.forgetFailed(pin, path);
  }

  /** Whether there was a failure: of the section's code, or of what the page at a path is made of. Then the live release is taken. */
  function forgetFailedCode(pin: Pin, path?: string): boolean {
    const hasFailed = code.forgetFailed(pin, path);
    if (hasFailed) releases.drop(pin);
    return hasFailed;
  }

  return {
    forgetFailedCode: (pin: Pin): boolean => forgetFailedCode(pin),

    /** Whether all code and data of a page are there. */
    isLoaded(path: string): boolean {
      const pin = releases.at(path);
      return pin !== undefined && code.has(pin, path) && pages.has(pin, path);
    },

    /**
     * Loads a page, code and data; what failed before is asked for again.
     * @throws {NotFoundError} where there is none
     */
    async open(path: string): Promise<void> {
      const known = releases.at(path);
      forgetFailedPage(path);
      if (known) forgetFailedCode(known, path); // which may drop the release that the page's data were asked for by
      await releases.lookUp(path);
      const pin = releases.at(path);
      if (!pin) throw new NotFoundError(path);
      await load(pin, path);
    },

    /** What a page of any section is, null where there is none; what failed before is asked for again. Its data stay with its section. */
    async pageAt(path: string): Promise<PageDocument | null> {
      forgetFailedPage(path);
      await releases.lookUp(path);
      const pin = releases.at(path);
      const page = pin && (await pageOf(pin, path));
      if (page && page.document.url !== path) pageMoved(path, page.document.url);
      return page?.document ?? null;
    },

    /** The data of a page of this section, null where there is none; what failed before is asked for again. */
    async ownDataAt(pin: Pin, path: string): Promise<unknown> {
      if (!pin.paths.some((pattern) => matchPattern(pattern, path)))
        throw new Error(
          `useOwnData: expected a page of the section "${pin.id}", received "${path}". pageAt tells of others.`,
        );
      forgetFailedPage(path);
      return (await pageOf(pin, path))?.data ?? null;
    },

    /** Loads a page ahead. What cannot be had is asked for again when the page is opened, which will tell. */
    async prefetch(path: string): Promise<void> {
      try {
        if (!releases.at(path)) await releases.load();
        const pin = releases.at(path);
        if (pin) await load(pin, path).catch(() => code.forgetFailedRoute(pin, path));
      } catch {}
    },

    /** Loads a page's data ahead, where it is known whose it is. */
    prefetchData(path: string): void {
      const pin = releases.at(path);
      if (pin) pages.load(pin, path).catch(() => {});
    },

    /** Fetches the code of a page's section ahead, and runs nothing of it. */
    prefetchCode(path: string): void {
      const pin = releases.at(path);
      if (pin && !code.has(pin)) fetchAhead(pin, 'low');
    },
  };
}
