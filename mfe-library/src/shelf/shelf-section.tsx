import type { ReactNode } from 'react';
import styles from './library-page.module.css';

interface Props {
  id: string;
  title: string;
  cards: ReactNode[];
  /** Ways on from here. */
  children?: ReactNode;
}

/** A part of the shelf, with its number; none where nothing stands in it. */
export function ShelfSection({ id, title, cards, children }: Props) {
  if (cards.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id}>
        {title} <span className={styles['number']}>{cards.length}</span>
      </h2>
      <ul className={styles['cards']}>{cards}</ul>
      {children && <p>{children}</p>}
    </section>
  );
}
