import './styles.ts';
import type { PageFacts } from '@roe/shared/contract';
import { withHtml } from '@roe/shared/contract/page-html';
import { provideNaming, providePages } from '@roe/shared/frame';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { countFailure } from './loading/failure-count.ts';
import { onPageFailed } from './loading/failures.ts';
import { seedStandIn } from './loading/missing-page.ts';
import { pageAt } from './loading/page-at.ts';
import { seedPage } from './loading/pages.ts';
import { pagesNaming } from './loading/pages-naming.ts';
import { prefetchOnIntent } from './loading/prefetch.ts';
import { keepPrerendered } from './loading/prerendered.ts';
import { loadCode, pinSection } from './loading/releases.ts';
import { documentPath, pathOf } from './path.ts';

// A page's own HTML may hold any id; what the composer wrote stands beside it.
const facts = JSON.parse(document.querySelector('body > script#-page')?.textContent ?? '') as PageFacts;
const root = document.getElementById('-root') as HTMLElement;

const PAGE_HEAD = 'title, meta[name="description"], meta[name="robots"], meta[property], link[rel="canonical"]';

/** A copy of what the document shows, in one that loads nothing: neither React nor a section changes it. */
const prerendered = (): HTMLElement => document.createElement('template').content.ownerDocument.importNode(root, true);

/** Resolves when the scripts of the page's section, which the HTML names, have come or failed. */
const sectionScripts = (): Promise<unknown> =>
  Promise.all(
    Array.from(document.head.querySelectorAll<HTMLScriptElement & { done?: 1 }>('script[async]'), (script) =>
      script.done
        ? undefined
        : new Promise((resolve) => {
            script.addEventListener('load', resolve);
            script.addEventListener('error', resolve);
          }),
    ),
  );

async function start(): Promise<void> {
  providePages(pageAt);
  provideNaming(pagesNaming);
  const { nav, site, shell, pin, page, isMissing } = facts;
  const { url } = page.document;
  pinSection(pin);
  seedPage(pin, url, { ...page, data: withHtml(page.data, root) });
  if (isMissing) seedStandIn({ id: pin.id, path: url }, pathOf(location));
  const app = { nav, site, renderedPath: isMissing ? pathOf(location) : url };
  const { title } = document;
  const plain = prerendered();
  keepPrerendered({ path: app.renderedPath, document: page.document, root: plain });
  /** Without the frame a page is what it was before any script: text, and links that load documents. */
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    countFailure({ section: 'shell', code: shell, kind: 'frame' });
    if (pathOf(location) !== documentPath) return location.reload();
    root.replaceWith(plain);
    document.title = title;
  };
  try {
    await loadCode(pin, sectionScripts());
    hydrateRoot(root, <App {...app} />, { onUncaughtError });
  } catch {
    onPageFailed(url);
    // What React wrote into the head while prerendering it does not take over without hydrating.
    for (const element of document.head.querySelectorAll(PAGE_HEAD)) element.remove();
    createRoot(root, { onUncaughtError }).render(<App {...app} isKept />);
  }
  prefetchOnIntent();
  replayClicks();
}

/** Clicks that came before there was anybody to answer them; the page's starter kept them. */
function replayClicks(): void {
  const starter = document.querySelector('body > template#-scripts') as
    | (Element & { early?: () => HTMLElement[] })
    | null;
  const clicked = starter?.early?.() ?? [];
  requestAnimationFrame(() => {
    for (const control of clicked) control.click();
  });
}

void start();
