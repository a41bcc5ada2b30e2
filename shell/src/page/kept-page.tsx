import { Button } from '@roe/shared/ui/button';
import { useLayoutEffect, useRef, useState } from 'react';
import { forgetFailures } from '../loading/failures.ts';
import { loadCode, loadRegistry, pinAt } from '../loading/releases.ts';
import styles from './failure.module.css';

/** A prerendered page whose section could not be loaded: the text stays, and the visitor can ask for the rest. */
export function KeptPage({ main, path, onLoaded }: { main: Node; path: string; onLoaded: () => void }) {
  const [isTrying, setIsTrying] = useState(false);

  async function retry() {
    setIsTrying(true);
    forgetFailures(path);
    try {
      if (!pinAt(path)) await loadRegistry();
      const pin = pinAt(path);
      if (pin) await loadCode(pin);
      onLoaded();
    } catch {
      setIsTrying(false);
    }
  }

  return <KeptText main={main} isTrying={isTrying} onRetry={retry} />;
}

/** What a prerendered page showed, under a notice that the rest of it is missing. No HTML is parsed: its nodes are copied. */
export function KeptText({ main, isTrying = false, onRetry }: { main: Node; isTrying?: boolean; onRetry: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...main.cloneNode(true).childNodes), [main]);
  return (
    <>
      <div role="alert" className={styles['notice']}>
        <p>The interactive part of this page could not be loaded. The text is all here.</p>
        <Button variant="primary" isBusy={isTrying} onClick={onRetry}>
          Try again
        </Button>
      </div>
      <div ref={place} />
    </>
  );
}
