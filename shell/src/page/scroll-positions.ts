import { decoded } from '@roe/shared/contract/pattern';
import type { Location, NavigationType } from 'react-router-dom';

/** A place on a page, in pixels. */
interface Place {
  /** Where the window began, on a page as high as it was then. */
  top: number;
  height: number;
  /** The last heading or entry with a name that began above it, and how far. */
  anchor?: { id: string; above: number } | undefined;
}

/** Where the visitor was on each page of this tab's history. */
const places = new Map<string, Place>();
/** The place that the page on the screen was returned to. */
let returnedTo: Place | undefined;

const pageHeight = (): number => document.documentElement.scrollHeight;
const topInWindow = (element: Element): number => element.getBoundingClientRect().top;

/** Remembers the place on a page that is being left. */
export function leave({ key }: Location): void {
  const above = [...document.querySelectorAll<HTMLElement>('main :is(h2, h3, li)[id]')].findLast(
    (element) => element.offsetHeight > 0 && topInWindow(element) <= 0,
  );
  const anchor = above && { id: above.id, above: -topInWindow(above) };
  places.set(key, { top: window.scrollY, height: pageHeight(), anchor });
}

/** The place as it is now: lines may break otherwise than before, as in a typeface that has come since. */
function topNow({ top, height, anchor }: Place): number {
  const element = anchor && document.getElementById(anchor.id);
  if (element) return window.scrollY + topInWindow(element) + anchor.above;
  return height > 0 ? (top * pageHeight()) / height : top;
}

/** Scrolls to a place, and once more when what stands there is laid out: before, a long list only guesses how high it is. */
function returnTo(place: Place): void {
  const scroll = () => returnedTo === place && window.scrollTo({ top: topNow(place) });
  scroll();
  requestAnimationFrame(() => setTimeout(scroll));
}

/**
 * The visitor has come to a page: the focus goes to its heading, or to what the address names; Back and Forward lead to the
 * place where the visitor was, everything else to the top.
 */
export function arriveAt({ key, hash }: Location, action: `${NavigationType}`): void {
  const named = hash ? document.getElementById(decoded(hash.slice(1)) ?? '') : null;
  focusOn(named ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main'));
  returnedTo = action === 'POP' ? places.get(key) : undefined;
  if (returnedTo) returnTo(returnedTo);
  else if (named && action !== 'POP') named.scrollIntoView();
  else window.scrollTo({ top: 0 });
}

/** Gives the focus to what need not be able to take it by itself, such as a heading. Nothing scrolls. */
export function focusOn(target: HTMLElement | null): void {
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
