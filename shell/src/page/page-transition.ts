import { flushSync } from 'react-dom';

const NAME = 'cover';

/**
 * Shows a page as a view transition where the browser has them and the visitor likes motion: the frame stays, the pages fade,
 * and a card's picture becomes the picture of the page that it leads to, and back.
 * @param update renders the new page
 */
export function changePage(from: string, to: string, update: () => void): void {
  // biome-ignore lint/style/noRestrictedGlobals: asked when a page changes, never while rendering
  const likesMotion = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!document.startViewTransition || document.hidden || !likesMotion) {
    update();
    return;
  }
  const card = pictureOfCard(to);
  let pictures = [name(card ?? pagePicture())];
  const transition = document.startViewTransition(() => {
    for (const picture of pictures) picture?.style.removeProperty('view-transition-name');
    flushSync(update);
    pictures = [name(card ? pagePicture() : pictureOfCard(from))];
  });
  const clear = () => {
    for (const picture of pictures) picture?.style.removeProperty('view-transition-name');
  };
  transition.ready.catch(() => {}); // skipped by the next one, say; the page is there all the same
  transition.finished.then(clear, clear);
}

const pagePicture = (): HTMLElement | null => inView(document.querySelector('main [data-cover] img'));

const pictureOfCard = (path: string): HTMLElement | null =>
  inView(document.querySelector(`main li:has(a[href="${CSS.escape(path)}"]) img`));

function inView(picture: HTMLElement | null): HTMLElement | null {
  const box = picture?.getBoundingClientRect();
  return box && box.bottom > 0 && box.top < innerHeight ? picture : null;
}

function name(picture: HTMLElement | null): HTMLElement | null {
  picture?.style.setProperty('view-transition-name', NAME);
  return picture;
}
