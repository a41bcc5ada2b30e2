import { type ReactNode, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * What stands below the first screen. On a page that a link led to it follows the first paint, in slices, so that the press is
 * answered sooner. It is there at once in the HTML, where a place of the page was asked for, and on the way back, which leads to where
 * the reader was.
 */
export function Below({ children }: { children: ReactNode }): ReactNode {
  const { hash } = useLocation();
  const isLedTo = useNavigationType() === 'PUSH' && hash === '';
  const isDue = useDeferredValue(true, isLedTo ? false : undefined);
  return isDue && children;
}
