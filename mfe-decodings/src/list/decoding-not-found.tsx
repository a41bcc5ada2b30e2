import { nearest } from '@roe/shared/near-titles';
import { Link } from 'react-router-dom';
import type { DecodingSummary } from '../decoding.ts';
import styles from './decoding-list-page.module.css';

/** Likeness to an address that is none, from which on a decoding may have been meant, 0..1. */
const NEAR = 0.35;

export function DecodingNotFound({ slug, decodings }: { slug: string; decodings: DecodingSummary[] }) {
  const near = nearest(slug, decodings, (decoding) => [decoding.slug], NEAR);
  return (
    <div className={styles['missing']} role="status">
      <p>
        The decoding “{slug}” was not found. {near.length > 0 ? 'Did you mean:' : 'These are all there are.'}
      </p>
      {near.map((decoding) => (
        <Link key={decoding.slug} to={`/decodings/${decoding.slug}`}>
          {decoding.title}
        </Link>
      ))}
    </div>
  );
}
