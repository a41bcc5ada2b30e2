import { Button } from '@roe/shared/ui/button';
import { useState } from 'react';
import { forgetFailures } from '../loading/failures.ts';
import { loadCode, loadRegistry, pinAt } from '../loading/releases.ts';
import styles from './failure.module.css';

/** A prerendered page whose section could not be loaded: the text stays, and the visitor can ask for the rest. */
export function KeptPage({ html, path, onLoaded }: { html: string; path: string; onLoaded: () => void }) {
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

  return <KeptText html={html} isTrying={isTrying} onRetry={retry} />;
}

/** The text of a prerendered page, under a notice that the rest of it is missing. */
export function KeptText({
  html,
  isTrying = false,
  onRetry,
}: {
  html: string;
  isTrying?: boolean;
  onRetry: () => void;
}) {
  return (
    <>
      <div role="alert" className={styles['notice']}>
        <p>The interactive part of this page could not be loaded. The text is all here.</p>
        <Button variant="primary" isBusy={isTrying} onClick={onRetry}>
          Try again
        </Button>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own prerendered HTML, taken from this document */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
