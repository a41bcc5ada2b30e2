import type { NavEntry, Page, PageDocument, Pin } from '@roe/shared/contract';
import { matchPattern } from '@roe/shared/contract/pattern';
import type { Failure } from '@roe/shared/contract/reports';
import { fulfilled } from '@roe/shared/settled';
import { pageMoved } from '@roe/shared/state/saved';
import { createCode, type LoadSection } from './code.ts';
import { createFailureCount } from './failure-count.ts';
import { createLoadJson, NotFoundError } from './json.ts';
import { createPages } from './pages.ts';
import { pagesNaming } from './pages-naming.ts';
import { createReleases, RegistryError } from './releases.ts';

/** The page that the document came with. */
export interface Prerendered {
  pin: Pin;
  page: Page;
  /** It stands in for one that does not exist. */
  isMissing?: true | undefined;
  /** A copy of all that the document showed before any script touched it. */
  root?: HTMLElement;
}

interface Beginning {
  nav: NavEntry[];
  /** Origin of the public site. */
  origin: string;
  /** Canonical path that the document was loaded for: asking the gateway again would give the same answer. */
  documentPath: string;
  prerendered?: Prerendered;
  loadSection: LoadSection;
  /** As it is when the shell starts: a section that puts another in its place breaks nothing that the shell loads. */
  fetch?: typeof globalThis.fetch;
  /** Writes down the cause of a failure. */
  log?: (error: unknown) => void;
}

/** The site as one tab knows it: what is live, what of it is loaded, and what failed. */
export type Site = ReturnType<typeof createSite>;

// biome-ignore lint/suspicious/noConsole: the one place that tells developers what failed
const writeDown = (error: unknown): void => console.error(error);

/** Made once for each shell: at its start, for each page that is prerendered, for each test. */
export function createSite(beginning: Beginning) {
  const { nav, origin, documentPath, prerendered, loadSection, fetch = globalThis.fetch, log = writeDown } = beginning;
  const loadJson = createLoadJson(fetch);
  const releases = createReleases(loadJson, prerendered?.pin);
  const sections = createCode(loadSection, releases.run);
  const pages = createPages(loadJson);
  const count = createFailureCount(fetch);
  const url = prerendered?.page.document.url ?? documentPath;
  const isNotFound = (path: string) => prerendered?.isMissing === true && path === documentPath;
  const renderedPath = prerendered?.isMissing ? documentPath : url;
  if (prerendered) pages.seed(prerendered.pin, url, prerendered.page);

  const pageOf = (pin: Pin, path: string): Promise<Page | undefined> =>
    pages.load(pin, path).catch((error) => {
      if (error instanceof NotFoundError) return undefined;
      throw error;
    });

  const load = (pin: Pin, path: string) =>
    Promise.all([sections.load(pin).then((section) => sections.loadRoutes(section, path)), pages.load(pin, path)]);

  function forgetFailedPage(path: string): void {
    const pin = releases.at(path);
    releases.forgetFailed(path);
    if (pin) pages.forgetFailed(pin, path);
  }

  /** Whether there was a failure: of the section's code, or of what the page at a path is made of. Then the live release is taken. */
  function forgetFailedCode(pin: Pin, path?: string): boolean {
    const hasFailed = sections.forgetFailed(pin, path);
    if (hasFailed) releases.drop(pin);
    return hasFailed;
  }

  /** What failed of a page that could not be shown; undefined where not even its section is known. */
  function failureAt(path: string): Failure | undefined {
    const pin = releases.at(path);
    if (!pin) return undefined;
    const kind = !sections.has(pin, path) ? 'load' : pages.has(pin, path) ? 'render' : 'data';
    return { section: pin.id, code: pin.code, kind };
  }

  /** Every failure that was caught comes here: its cause is written down, and it is counted where it is known whose it is. */
  function report(error: unknown, failure?: Failure): void {
    log(error);
    if (failure) count(failure);
  }

  return {
    nav,
    origin,
    documentPath,
    prerendered,
    /** Path that the HTML was rendered for. */
    renderedPath,
    loadJson,
    /** The registry, loaded once a tab, and again after a failure. */
    registry: releases.load,
    /** The registry as it is now. Sections that the tab already runs keep their release. */
    renewRegistry: releases.renew,
    /** The release that owns a path, as far as this tab knows: the one that it runs, or would run. */
    releaseAt: releases.at,
    releaseOf: releases.of,
    forgetFailedCode: (pin: Pin): boolean => forgetFailedCode(pin),
    /** Asks the registry whose a path is, where this tab does not know. For `React.use`, as are `code`, `routes` and `page`. */
    lookUp: (path: string): Promise<void> => (isNotFound(path) ? fulfilled(undefined) : releases.lookUp(path)),
    /** A section's code; from then on the tab runs this release. A failure stays until a page of it is opened anew. */
    code: sections.load,
    /** A section's routes, when the one for this path has its page. A failure stays until the page is opened anew. */
    routes: sections.loadRoutes,
    /** A page's data. A failure stays until the page is opened anew. */
    page: pages.load,

    /** The page that stands in for those that do not exist. */
    notFoundPage(): { pin: Pin; path: string } | undefined {
      const page = prerendered?.isMissing ? { id: prerendered.pin.id, path: url } : releases.notFoundPage();
      const pin = page && releases.of(page.id);
      return pin && { pin, path: page.path };
    },

    /** The page that the document came with, where it belongs to this path and there is a copy of it. */
    prerenderedAt: (path: string) =>
      path === renderedPath && prerendered?.root
        ? { document: prerendered.page.document, root: prerendered.root }
        : undefined,

    /** Whether all code and data of a page are there. */
    isLoaded(path: string): boolean {
      const pin = releases.at(path);
      return pin !== undefined && sections.has(pin, path) && pages.has(pin, path);
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

    /** Pages of all live sections that name this one. A section that cannot be asked only misses its own. */
    pagesNaming: async (path: string) => pagesNaming(loadJson, await releases.load(), path),

    /** Loads a page ahead. What cannot be had is asked for again when the page is opened, which will tell. */
    async prefetch(path: string): Promise<void> {
      try {
        if (!releases.at(path)) await releases.load();
        const pin = releases.at(path);
        if (pin) await load(pin, path).catch(() => sections.forgetFailedRoute(pin, path));
      } catch {}
    },

    /** Loads a page's data ahead, where its code is there. */
    prefetchData(path: string): void {
      const pin = releases.at(path);
      if (pin && sections.has(pin, path)) pages.load(pin, path).catch(() => {});
    },

    failureAt,
    report,

    /** A page could not be shown. Data that may have been the cause are not used again. */
    reportPage(error: unknown, path: string): void {
      const pin = releases.at(path);
      if (pin) sections.onFailed(pin, error);
      const failure = failureAt(path);
      report(error, failure);
      if (pin && failure?.kind === 'render') pages.forget(pin, path);
    },

    /** What a section shows beside the page failed. */
    reportDock(error: unknown, pin: Pin): void {
      sections.onFailed(pin, error);
      report(error, { section: pin.id, code: pin.code, kind: sections.has(pin) ? 'render' : 'load' });
    },

    /** Whether a page that this tab cannot show is to be loaded as a document: the gateway knows what its address gets. */
    isForGateway: (error: unknown, path: string): boolean =>
      path !== documentPath && (error instanceof NotFoundError || (error instanceof RegistryError && navigator.onLine)),
  };
}
