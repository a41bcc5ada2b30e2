import { useToday } from '@roe/shared/today';
import { Link } from 'react-router-dom';
import styles from './glossary-page.module.css';
import type { ListedTerm } from './term.ts';

/** A prime, and so no number of terms is a multiple of it: neighbours in the alphabet do not follow each other. */
const STEP = 101;

/** Another term each day, the same for all. It comes after hydration, so its room is there before. */
export function TermOfTheDay({ terms }: { terms: readonly ListedTerm[] }) {
  const today = useToday();
  const term = today === null ? undefined : terms[(today * STEP) % terms.length];
  return (
    <p className={styles['day']} data-needs-script="">
      {term && (
        <>
          Term of the day:{' '}
          <Link to={`/glossary/${term.slug}`}>
            <span lang="sa-Latn">{term.term}</span> <span lang="sa">{term.devanagari}</span>
          </Link>
        </>
      )}
    </p>
  );
}
