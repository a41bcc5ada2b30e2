import { Link } from 'react-router-dom';
import type { DecodingSummary } from './decoding.ts';
import styles from './decoding-card.module.css';

/** A decoding in a list; all of it leads to its page. One that is still to come leads nowhere. */
export function DecodingCard({ decoding }: { decoding: DecodingSummary }) {
  const { slug, title, excerpt, category, series, episode, level, dateText, minutes, isComingSoon } = decoding;
  const Title = isComingSoon ? 'h3' : 'h2';
  return (
    <li className={styles['card']}>
      <p className={styles['category']}>{category}</p>
      <Title>{isComingSoon ? title : <Link to={`/decodings/${slug}`}>{title}</Link>}</Title>
      {series && episode && (
        <p className={styles['series']}>
          {series}, episode {episode}
        </p>
      )}
      <p className={styles['excerpt']}>{excerpt}</p>
      <p className={styles['facts']}>
        {isComingSoon ? 'In preparation' : `${level} · ${dateText ?? 'No date'} · ${minutes} min read`}
      </p>
    </li>
  );
}
