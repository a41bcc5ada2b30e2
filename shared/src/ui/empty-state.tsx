import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Glyph } from './glyph.tsx';

/** Where a list or a page has nothing to show: what is missing, why, and ways on. */
export function EmptyState({ title, children, actions }: { title: string; children?: ReactNode; actions?: ReactNode }) {
  return (
    <div className={styles['empty']}>
      <Glyph size="4rem" />
      <p className={styles['title']}>{title}</p>
      {children && <div className={styles['text']}>{children}</div>}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
