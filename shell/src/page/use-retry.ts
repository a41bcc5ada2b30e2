import { announce } from '@roe/shared/frame';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSite } from '../loading/site-context.ts';
import { focusOn } from './scroll-positions.ts';

/**
 * Another attempt at a page that could not be shown: when the visitor asks for it, and when the connection is back.
 * @param onLoaded shows the page; its code and data are there
 */
export function useRetry(path: string, onLoaded: () => void): { isTrying: boolean; retry: () => void } {
  const site = useSite();
  const [isTrying, setIsTrying] = useState(false);
  const isGone = useRef(false); // the visitor went on

  async function retry() {
    if (isTrying) return;
    setIsTrying(true);
    announce('Trying again …');
    try {
      await site.open(path);
    } catch (error) {
      if (isGone.current) return;
      if (site.isForGateway(error, path)) return location.reload();
      site.reportPage(error, path);
      setIsTrying(false);
      return announce('That did not help.');
    }
    if (isGone.current) return;
    const hadFocus = document.activeElement?.closest('[role="alert"]');
    flushSync(onLoaded);
    announce(document.title);
    if (hadFocus) focusOn(document.querySelector('main [role="alert"] button') ?? document.querySelector('main h1'));
  }

  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  });

  useEffect(
    () => () => {
      isGone.current = true;
    },
    [],
  );

  return { isTrying, retry: () => void retry() };
}
