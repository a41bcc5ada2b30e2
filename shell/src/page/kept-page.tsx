import { Button } from '@roe/shared/ui/button';
import { useLayoutEffect, useRef } from 'react';
import type { Prerendered } from '../loading/prerendered.ts';
import styles from './failure.module.css';
import { PageHead } from './page-head.tsx';
import { useRetry } from './use-retry.ts';

interface Props {
  page: Prerendered;
  site: string;
  onLoaded: () => void;
}

/**
 * A prerendered page whose section cannot be run: the text stays, and the visitor can ask for the rest. No HTML is parsed: its
 * nodes are copied.
 */
export function KeptPage({ page: { path, document, root }, site, onLoaded }: Props) {
  const { isTrying, retry } = useRetry(path, onLoaded);
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const main = root.querySelector('main')?.cloneNode(true);
    if (main) place.current?.replaceChildren(...main.childNodes);
  }, [root]);

  return (
    <>
      <PageHead document={document} site={site} />
      <div role="alert" className={styles['notice']}>
        <p>The interactive part of this page could not be loaded. The text is all here.</p>
        <Button variant="primary" isBusy={isTrying} onClick={retry}>
          Try again
        </Button>
      </div>
      <div ref={place} />
    </>
  );
}
