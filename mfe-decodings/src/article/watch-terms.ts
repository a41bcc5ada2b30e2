import type { Glance } from '@roe/shared/contract';
import { glanceAt } from './term-glance.ts';
import { termAddress } from './term-link.ts';

/** Milliseconds: enough intent to load, enough to show, enough to be gone. */
const LOAD_AFTER = 150;
const SHOW_AFTER = 500;
const CLOSE_AFTER = 300;

/** A card that is to be shown, and the link that it belongs to. */
export interface ShownTerm {
  link: HTMLAnchorElement;
  /** Address of the term's page. */
  url: string;
  glance: Glance;
}

interface Watch {
  /** Somebody has come to a term before it was watched. */
  came: (event: Event) => void;
  /** The pointer or the focus has come to the card: it stays. */
  keepOpen: () => void;
  /** It has left again. */
  released: () => void;
  stop: () => void;
}

/**
 * Shows a card for the term that the pointer, the focus or a first tap is on. Escape closes it, and so does leaving it.
 * Where Escape takes the focus away with the card, the link gets it.
 * @param onShown is told what to show, or undefined to show nothing
 */
export function watchTerms(text: HTMLElement, onShown: (term: ShownTerm | undefined) => void): Watch {
  let nextLink: HTMLAnchorElement | undefined;
  let openLink: HTMLAnchorElement | undefined;
  let hasPassed = false;
  let opening: ReturnType<typeof setTimeout>[] = [];
  let closing: ReturnType<typeof setTimeout> | undefined;

  const forget = () => {
    opening.forEach(clearTimeout);
    opening = [];
    nextLink = undefined;
  };
  const hide = () => {
    forget();
    clearTimeout(closing);
    if (openLink) onShown(undefined);
    openLink = undefined;
  };
  const show = (link: HTMLAnchorElement, url: string, glance: Glance) => {
    forget();
    clearTimeout(closing);
    openLink = link;
    onShown({ link, url, glance });
  };
  const keepOpen = () => clearTimeout(closing);
  const released = () => {
    forget();
    clearTimeout(closing);
    if (openLink) closing = setTimeout(hide, CLOSE_AFTER);
  };

  function approach(link: HTMLAnchorElement, url: string) {
    if (link === openLink) return keepOpen();
    if (link === nextLink) return;
    forget();
    nextLink = link;
    let load: Promise<Glance | null>;
    opening = [
      setTimeout(() => {
        load = glanceAt(url);
      }, LOAD_AFTER),
      setTimeout(async () => {
        const glance = await load;
        if (glance && nextLink === link) show(link, url, glance);
      }, SHOW_AFTER),
    ];
  }

  function onCame(event: Event) {
    const link = linkAt(event);
    const url = link && termAddress(link);
    if (!url) return;
    const isPointer = event instanceof PointerEvent;
    if (isPointer ? event.pointerType !== 'touch' : link.matches(':focus-visible')) approach(link, url);
  }

  function onLeft(event: Event) {
    if (linkAt(event) && !(event instanceof PointerEvent && event.pointerType === 'touch')) released();
  }

  /** The first tap shows the card, the next one follows the link; so does the first where there is no card to show. */
  async function onTapped(event: Event) {
    const link = linkAt(event);
    const url = link && termAddress(link);
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (!link || !url || !isTouch || link === openLink || hasPassed) return;
    event.preventDefault();
    forget();
    nextLink = link;
    const glance = await glanceAt(url);
    if (nextLink !== link) return;
    if (glance) return show(link, url, glance);
    hasPassed = true;
    link.click();
    hasPassed = false;
  }

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || (!openLink && !nextLink)) return;
    // Before the card goes: the link then belongs to what is shown, and does not open it again.
    if (document.activeElement?.closest('[data-term-card]')) openLink?.focus();
    hide();
  }

  function onPressed({ target }: Event) {
    const isInside = target instanceof Element && (target.closest('[data-term-card]') || openLink?.contains(target));
    if (openLink && !isInside) hide();
  }

  const listeners = [
    ['pointerover', onCame],
    ['focusin', onCame],
    ['pointerout', onLeft],
    ['focusout', onLeft],
    ['click', onTapped],
  ] as const;
  for (const [type, listener] of listeners) text.addEventListener(type, listener);
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerdown', onPressed);
  return {
    came: (event) => (event.type === 'click' ? void onTapped(event) : onCame(event)),
    keepOpen,
    released,
    stop() {
      hide();
      for (const [type, listener] of listeners) text.removeEventListener(type, listener);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPressed);
    },
  };
}

const linkAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/glossary"]') : null;
