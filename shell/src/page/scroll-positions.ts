import { decoded } from '@roe/shared/contract/pattern';
import type { Location, NavigationType } from 'react-router-dom';

/** A place on a page, and how high the page was then, in pixels. */
interface Place {
  top: number;
  height: number;
}

/** Where the visitor was on each page of this tab's history. */
const places = new Map<string, Place>();

const pageHeight = (): number => document.documentElement.scrollHeight;

/** Remembers the place on a page that is being left. */
export const leave = ({ key }: Location): void => void places.set(key, { top: window.scrollY, height: pageHeight() });

/** The place as it is now: lines may break otherwise than before, as in a typeface that has come since. */
const topOf = ({ top, height }: Place): number => (height > 0 ? (top * pageHeight()) / height : top);

/**
 * The visitor has come to a page: the focus goes to its heading, or to what the address names; Back and Forward lead to the
 * place where the visitor was, everything else to the top.
 */
export function arriveAt({ key, hash }: Location, action: `${NavigationType}`): void {
  const named = hash ? document.getElementById(decoded(hash.slice(1)) ?? '') : null;
  focusOn(named ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main'));
  const place = places.get(key);
  if (action === 'POP') window.scrollTo({ top: place ? topOf(place) : 0 });
  else if (named) named.scrollIntoView();
  else window.scrollTo({ top: 0 });
}

/** Gives the focus to what need not be able to take it by itself, such as a heading. Nothing scrolls. */
export function focusOn(target: HTMLElement | null): void {
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
