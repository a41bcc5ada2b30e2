import { usePageDocument } from '@roe/shared/frame';
import type { ReactNode } from 'react';
import styles from './page-header.module.css';

/** Top of a page: what kind of thing it is, its title (the page's one h1), and a sentence that leads in. */
export function PageHeader({ kicker, lead, children }: { kicker?: ReactNode; lead?: string; children?: ReactNode }) {
  return (
    <header className={styles['header']}>
      {kicker && <p className={styles['kicker']}>{kicker}</p>}
      <h1>{usePageDocument().title}</h1>
      {lead && <p className={styles['lead']}>{lead}</p>}
      {children}
    </header>
  );
}
