import { provideNaming, providePages } from '@roe/shared/frame';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import type { Site } from './loading/site.ts';
import { SiteContext } from './loading/site-context.ts';
import { pathOf } from './path.ts';

const PAGE_HEAD = 'title, meta[name="description"], meta[name="robots"], meta[property], link[rel="canonical"]';

/**
 * Sets the shell going, and takes over the page that the document came with, if it came with one.
 * @param shell version of the shell
 */
export async function start(site: Site, shell: string): Promise<void> {
  const { prerendered } = site;
  const { title } = document;
  const root = document.getElementById('-root') as HTMLElement;
  const app = (isKept = false) => (
    <SiteContext value={site}>
      <App isKept={isKept} />
    </SiteContext>
  );
  const options = {
    onCaughtError: () => {}, // who catches it reports it
    /** Without the shell a page is what it was before any script: text, and links that load documents. */
    onUncaughtError(error: unknown) {
      site.report(error, { section: 'shell', code: shell, kind: 'frame' });
      if (pathOf(location) !== site.documentPath) return location.reload();
      if (prerendered?.root) root.replaceWith(prerendered.root);
      document.title = title;
    },
  };
  providePages(site.pageAt);
  provideNaming(site.pagesNaming);
  if (!prerendered) createRoot(root, options).render(app());
  else
    try {
      const section = await site.code(prerendered.pin, sectionScripts());
      await site.routes(section, prerendered.page.document.url);
      startTransition(() => void hydrateRoot(root, app(), options)); // in slices: a press in between is answered
    } catch (error) {
      site.reportPage(error, prerendered.page.document.url);
      // What React wrote into the head while prerendering it does not take over without hydrating.
      for (const element of document.head.querySelectorAll(PAGE_HEAD)) element.remove();
      createRoot(root, options).render(app(true));
    }
  replayClicks();
}

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
