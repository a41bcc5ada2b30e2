/**
 * Within the document we keep the places ourselves, because a page may come later than the browser would look for it. When
 * the document is left, the browser takes over: it restores reloaded and frozen pages.
 */
export function keepPositions(): () => void {
  const byUs = () => {
    window.history.scrollRestoration = 'manual';
  };
  const byBrowser = () => {
    window.history.scrollRestoration = 'auto';
  };
  byUs();
  addEventListener('pageshow', byUs);
  addEventListener('pagehide', byBrowser);
  return () => {
    byBrowser();
    removeEventListener('pageshow', byUs);
    removeEventListener('pagehide', byBrowser);
  };
}
