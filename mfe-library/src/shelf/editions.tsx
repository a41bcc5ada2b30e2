import { OutsideLink } from './outside-link.tsx';
import type { TextData } from './text.ts';
import styles from './text-page.module.css';

/** By which edition this site cites a text, and others; those that are free online lead there. */
export function Editions({ text: { edition, editions } }: { text: Pick<TextData, 'edition' | 'editions'> }) {
  if (!edition && editions.length === 0) return null;
  return (
    <section aria-labelledby="-editions">
      <h2 id="-editions">Editions</h2>
      {edition && <p className={styles['cited']}>Our texts cite: {edition}.</p>}
      <ul className={styles['editions']}>
        {editions.map(({ label, url, host }) => (
          <li key={label}>
            {url && host ? (
              <OutsideLink url={url} host={host}>
                {label}
              </OutsideLink>
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
