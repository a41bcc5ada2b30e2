import { Link } from 'react-router-dom';
import styles from './library-page.module.css';
import type { ListedScripture } from './shelf.ts';
import { ShelfCard } from './shelf-card.tsx';

/** A scripture on the shelf; all of it leads to its page. */
export function ScriptureCard({ scripture }: { scripture: ListedScripture }) {
  const { slug, title, devanagari, extent } = scripture;
  return (
    <ShelfCard
      text={scripture}
      title={
        <Link to={`/library/${slug}`}>
          <span lang="sa-Latn">{title}</span>{' '}
          <span className={styles['devanagari']} lang="sa">
            {devanagari}
          </span>
        </Link>
      }
      details={extent}
    />
  );
}
