import { decoded } from '@roe/shared/contract/pattern';
import type { Location, NavigationType } from 'react-router-dom';

/** Where the visitor was on each page of this tab's history, in pixels from the top. */
const positions = new Map<string, number>();

/** Remembers the place on a page that is being left. */
export const leave = ({ key }: Location): void => void positions.set(key, window.scrollY);

/**
 * The visitor has come to a page: the focus goes to its heading, or to what the address names; Back and Forward lead to the
 * place where the visitor was, everything else to the top.
 */
export function arriveAt({ key, hash }: Location, action: `${NavigationType}`): void {
  const named = hash ? document.getElementById(decoded(hash.slice(1)) ?? '') : null;
  focusOn(named ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main'));
  if (action === 'POP') window.scrollTo({ top: positions.get(key) ?? 0 });
  else if (named) named.scrollIntoView();
  else window.scrollTo({ top: 0 });
}

/** Gives the focus to what need not be able to take it by itself, such as a heading. Nothing scrolls. */
export function focusOn(target: HTMLElement | null): void {
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
