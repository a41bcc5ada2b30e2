import { Link } from 'react-router-dom';
import styles from './full-list.module.css';
import type { CanonGroup } from './shelf.ts';

/** All scriptures that the library knows by name. It unfolds without script, and a search in the page opens it. */
export function FullList({ groups }: { groups: readonly CanonGroup[] }) {
  const texts = groups.flatMap(({ items }) => items);
  const withPage = texts.filter(({ slug }) => slug).length;
  return (
    <section aria-labelledby="-full-list">
      <h2 className={styles['heading']} id="-full-list">
        Scriptures by name
      </h2>
      <details className={styles['list']}>
        <summary>Explore All 108+ Scriptures</summary>
        {groups.map(({ title, note, anchor, items }) => (
          <section key={anchor} aria-labelledby={anchor}>
            <h3 id={anchor}>
              {title} <span className={styles['number']}>{items.length}</span>
            </h3>
            <p className={styles['note']}>{note}</p>
            <ul className={styles['items']}>
              {items.map((item) => (
                <li key={item.title}>
                  {item.slug ? <Link to={`/library/${item.slug}`}>{item.title}</Link> : item.title}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </details>
      <p className={styles['soon']}>
        <span>Full list coming soon</span> <span>{texts.length} texts are named so far</span>{' '}
        <span>{withPage} have a page</span>
      </p>
    </section>
  );
}
