import { Link } from 'react-router-dom';
import type { DecodingSummary } from './decoding.ts';
import styles from './decoding-card.module.css';

/** A decoding in a list; all of it leads to its page. */
export function DecodingCard({ decoding }: { decoding: DecodingSummary }) {
  const { slug, title, excerpt, category, series, episode, level, dateText, minutes } = decoding;
  return (
    <li className={styles['card']}>
      <p className={styles['category']}>{category}</p>
      <h2>
        <Link to={`/decodings/${slug}`}>{title}</Link>
      </h2>
      {series && (
        <p className={styles['series']}>
          {series}, episode {episode}
        </p>
      )}
      <p className={styles['excerpt']}>{excerpt}</p>
      <p className={styles['facts']}>
        {level} · {dateText ?? 'No date'} · {minutes} min read
      </p>
    </li>
  );
}
