import type { PageDocument } from '@roe/shared/contract';
import { Button } from '@roe/shared/ui/button';
import { useLayoutEffect, useRef } from 'react';
import styles from './failure.module.css';
import { PageHead } from './page-head.tsx';
import { useRetry } from './use-retry.ts';

interface Props {
  path: string;
  page: { document: PageDocument; root: HTMLElement };
  onLoaded: () => void;
}

/**
 * A prerendered page whose section cannot be run: the text stays, and the visitor can ask for the rest. No HTML is parsed: its
 * nodes are copied.
 */
export function KeptPage({ path, page: { document, root }, onLoaded }: Props) {
  const { isTrying, retry } = useRetry(path, onLoaded);
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const main = root.querySelector('main')?.cloneNode(true);
    if (main) place.current?.replaceChildren(...main.childNodes);
  }, [root]);

  return (
    <>
      <PageHead document={document} />
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
