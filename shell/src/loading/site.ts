import type { NavEntry, Page, Pin } from '@roe/shared/contract';
import { fulfilled } from '@roe/shared/settled';
import { createCode, type LoadSection } from './code.ts';
import { createFailures } from './failures.ts';
import { createFilesAhead } from './files-ahead.ts';
import { createLoadJson, createLoadText, NotFoundError } from './json.ts';
import { createPageLoading } from './page-loading.ts';
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

/** Made once for each shell: at its start, for each page that is prerendered, for each test. */
export function createSite(beginning: Beginning) {
  const { nav, origin, documentPath, prerendered, loadSection, fetch = globalThis.fetch, log } = beginning;
  const loadText = createLoadText(fetch);
  const loadJson = createLoadJson(loadText);
  const releases = createReleases(loadText, prerendered?.pin);
  const code = createCode(loadSection, releases.run);
  const pages = createPages(loadJson);
  const url = prerendered?.page.document.url ?? documentPath;
  const isNotFound = (path: string) => prerendered?.isMissing === true && path === documentPath;
  const renderedPath = prerendered?.isMissing ? documentPath : url;
  if (prerendered) pages.seed(prerendered.pin, url, prerendered.page);

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
    /** Asks the registry whose a path is, where this tab does not know. For `React.use`, as are `code`, `routes` and `page`. */
    lookUp: (path: string): Promise<void> => (isNotFound(path) ? fulfilled(undefined) : releases.lookUp(path)),
    /** A section's code; from then on the tab runs this release. A failure stays until a page of it is opened anew. */
    code: code.load,
    /** A section's routes, when the one for this path has its page. A failure stays until the page is opened anew. */
    routes: code.loadRoutes,
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

    /** Pages of all live sections that name this one. A section that cannot be asked only misses its own. */
    pagesNaming: async (path: string) => pagesNaming(loadJson, await releases.load(), path),

    ...createPageLoading(releases, code, pages, createFilesAhead(fetch)),
    ...createFailures(releases, code, pages, fetch, log),

    /** Whether a page that this tab cannot show is to be loaded as a document: the gateway knows what its address gets. */
    isForGateway: (error: unknown, path: string): boolean =>
      path !== documentPath && (error instanceof NotFoundError || (error instanceof RegistryError && navigator.onLine)),
  };
}
