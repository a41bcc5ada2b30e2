import type { Reference } from '../decoding.ts';
import styles from './references.module.css';

/** What a text rests on, so that a reader can check it. */
export function References({ references }: { references: readonly Reference[] }) {
  if (references.length === 0) return null;
  return (
    <section className={styles['references']} aria-labelledby="-reference-list">
      <h2 id="-reference-list">References</h2>
      <ol>
        {references.map(({ source, note, link }) => (
          <li key={source}>
            {link ? (
              <a href={link} rel="noopener">
                {source}
              </a>
            ) : (
              source
            )}
            {note && <p>{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
