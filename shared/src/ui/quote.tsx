import type { ReactNode } from 'react';
import styles from './quote.module.css';

/** A sentence that is given room, and where it stands. */
export function Quote({ source, children }: { source?: ReactNode; children: ReactNode }) {
  return (
    <figure className={styles['quote']}>
      <blockquote className={styles['text']}>{children}</blockquote>
      {source && <figcaption className={styles['source']}>{source}</figcaption>}
    </figure>
  );
}
