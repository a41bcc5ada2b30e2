import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

interface Props {
  heading: string;
  /** A sentence or two below the heading. */
  lead?: string;
  /** Above the heading. */
  kicker?: ReactNode;
  children: ReactNode;
}

/** A part of the page under its heading. */
export function Panel({ heading, lead, kicker, children }: Props) {
  const id = useId();
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <div className={styles['head']}>
        {kicker && <p className={styles['kicker']}>{kicker}</p>}
        <h2 id={id}>{heading}</h2>
        {lead && <p className={styles['lead']}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
