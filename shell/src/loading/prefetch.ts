import { canonicalPath } from '@roe/shared/contract/pattern';
import { loadPage } from './pages.ts';
import { hasCode, loadRegistry, pinAt, renewRegistry } from './releases.ts';
import { loadWholePage } from './whole-page.ts';

/** Whether the visitor asks to load as little as possible. */
export const savesData =
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

const whenIdle = (task: () => void): void => {
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
export function prefetchLink(target: EventTarget | null): void {
  const path = targetOf(target);
  if (!path) return;
  loadWholePage(path).catch(() => {}); // the page itself will tell what is wrong
}

/**
 * Pointing at, touching or focusing a link loads its page, unless the visitor saves data. A tab that is looked at again learns
 * what was shipped meanwhile.
 */
export function prefetchOnIntent(): void {
  whenIdle(() => loadRegistry().catch(() => {}));
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) renewRegistry().catch(() => {});
  });
  if (savesData) return;
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(type, (event) => prefetchLink(event.target), { passive: true });
  }
}

/** Only the data of a page whose code is there: of all the links that are seen, few are followed. */
function prefetchData(link: Element): void {
  const path = targetOf(link);
  const pin = path && pinAt(path);
  if (pin && hasCode(pin)) loadPage(pin, path).catch(() => {});
}

/** Seeing a link in the page's own text loads its data, unless the visitor saves data. Returns the way to stop. */
export function prefetchLinksInView(): () => void {
  const seen = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      seen.unobserve(entry.target);
      whenIdle(() => prefetchData(entry.target));
    }
  });
  if (!savesData) for (const link of document.querySelectorAll('main a[href^="/"]')) seen.observe(link);
  return () => seen.disconnect();
}
