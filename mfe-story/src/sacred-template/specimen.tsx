import type { ReactNode } from 'react';
import styles from './specimen.module.css';

const themes = { night: 'Night', day: 'Day', sepia: 'Sepia' };

/** The same thing in every theme. */
export function Specimen({ children }: { children: ReactNode }) {
  return (
    <div className={styles['frame']}>
      <div className={styles['all']}>
        {Object.entries(themes).map(([theme, name]) => (
          <div key={theme} className={styles['one']} data-theme={theme}>
            <p className={styles['name']}>{name}</p>
            {children}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Samples below one another. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles['stack']}>{children}</div>;
}

/** Samples side by side, under a name. */
export function Row({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div>
      {label && <p className={styles['label']}>{label}</p>}
      <div className={styles['row']}>{children}</div>
    </div>
  );
}
