import { placedIn } from '@roe/shared/contract/nav';
import { canonicalPath } from '@roe/shared/contract/pattern';
import type { Site } from './site.ts';

/** Whether the visitor asks to load as little as possible. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Runs a task when the page has nothing else to do. */
export const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, 200);
};

/** Path of another page of this site that a link leads to, or the link around an element. */
function targetOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const path = link?.origin === location.origin ? canonicalPath(link.pathname) : undefined;
  return path === canonicalPath(location.pathname) ? undefined : path;
}

/** Loads the page that a link leads to, or the link around an element. */
export function prefetchLink(site: Site, target: EventTarget | null): void {
  const path = targetOf(target);
  if (path) void site.prefetch(path);
}

/**
 * Pointing at, touching or focusing a link loads its page, unless the visitor saves data. A tab that is looked at again learns
 * what was shipped meanwhile. Returns the way to stop.
 */
export function prefetchOnIntent(site: Site): () => void {
  const stopped = new AbortController();
  const on = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { passive: true, signal: stopped.signal });
  whenIdle(() =>
    site.registry().then(
      () => prefetchMenu(site),
      () => {},
    ),
  );
  on('visibilitychange', () => {
    if (!document.hidden) site.renewRegistry().catch(() => {});
  });
  if (!savesData())
    for (const type of ['pointerover', 'pointerdown', 'focusin']) on(type, ({ target }) => prefetchLink(site, target));
  return () => stopped.abort();
}

/** Of the sections that the menu leads to the code is fetched, one after the other when there is nothing else to do. */
function prefetchMenu(site: Site): void {
  if (!savesData()) for (const { href } of placedIn(site.nav, 'menu')) whenIdle(() => site.prefetchCode(href));
}

/** Seeing a link in the page's own text loads its data, unless the visitor saves data. Returns the way to stop. */
export function prefetchLinksInView(site: Site): () => void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      whenIdle(() => {
        const path = targetOf(target);
        if (path) site.prefetchData(path);
      });
    }
  });
  const known = new WeakSet<Element>();
  const look = () => {
    for (const link of document.querySelectorAll('main a[href^="/"]')) {
      if (known.has(link)) continue;
      known.add(link);
      seen.observe(link);
    }
  };
  const grown = new MutationObserver(look);
  const main = document.querySelector('main');
  if (main && !savesData()) {
    look();
    grown.observe(main, { childList: true, subtree: true });
  }
  return () => {
    grown.disconnect();
    seen.disconnect();
  };
}
