import { flushSync } from 'react-dom';

const NAME = 'cover';

/**
 * Shows a page as a view transition where the browser has them and the visitor likes motion: the shell stays, the pages fade,
 * and the cover of the page that is come to, or left, becomes the same cover on the other page. A section marks what holds the cover
 * of a page with `data-cover`, the page's address.
 * @param update renders the new page
 */
export function changePage(from: string, to: string, update: () => void): void {
  // biome-ignore lint/style/noRestrictedGlobals: asked when a page changes, never while rendering
  const likesMotion = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!document.startViewTransition || document.hidden || !likesMotion) {
    update();
    return;
  }
  let cover = coverOf(to);
  const subject = cover ? to : from;
  cover = name(cover ?? coverOf(from));
  const clear = () => cover?.style.removeProperty('view-transition-name');
  const transition = document.startViewTransition(() => {
    clear();
    flushSync(update);
    cover = name(coverOf(subject));
  });
  transition.ready.catch(() => {}); // skipped by the next one, say; the page is there all the same
  transition.finished.then(clear, clear);
}

/** The first cover of a page that is in view. */
const coverOf = (path: string): HTMLElement | undefined =>
  Array.from(document.querySelectorAll<HTMLElement>(`main [data-cover="${CSS.escape(path)}"] img`)).find((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && !picture.closest('[inert]');
  });

function name(picture: HTMLElement | undefined): HTMLElement | undefined {
  picture?.style.setProperty('view-transition-name', NAME);
  return picture;
}
