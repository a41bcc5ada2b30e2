import type { ReactNode } from 'react';
import styles from './decoding-list-page.module.css';

interface Props {
  /** Its anchor in the address. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the list under its heading. */
export function ListSection({ id, title, children }: Props) {
  return (
    <section className={styles['part']} aria-labelledby={`-${id}`}>
      <h2 id={`-${id}`}>{title}</h2>
      {children}
    </section>
  );
}
