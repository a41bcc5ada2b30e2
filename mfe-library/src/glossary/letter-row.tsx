import { isPlainClick } from '@roe/shared/plain-click';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Filters, glossaryAddress, letterOf, letters } from './filters.ts';
import styles from './glossary-bar.module.css';
import type { ListedTerm } from './term.ts';

/** The letters that terms begin with, each with their number; those of none lead nowhere. */
export function LetterRow({ terms, filters }: { terms: readonly ListedTerm[]; filters: Filters }) {
  const navigate = useNavigate();
  const counts = new Map(letters.map((letter) => [letter, 0]));
  for (const { term } of terms) counts.set(letterOf(term), (counts.get(letterOf(term)) ?? 0) + 1);

  /** Narrows the list and stays where the visitor is; without script the same link leads to the letter's place. */
  function onLetterFollowed(event: MouseEvent, letter: string) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(glossaryAddress({ ...filters, letter: filters.letter === letter ? '' : letter }));
  }

  return (
    <ul className={styles['letters']} aria-label="Letters">
      {Array.from(counts, ([letter, count]) => (
        <li key={letter}>
          {count === 0 ? (
            <span className={styles['none']} title={`No terms under ${letter}`}>
              {letter}
            </span>
          ) : (
            <a
              href={`${glossaryAddress({ letter })}#${letter}`}
              aria-current={filters.letter === letter || undefined}
              aria-label={`${letter}, ${count === 1 ? '1 term' : `${count} terms`}`}
              onClick={(event) => onLetterFollowed(event, letter)}
            >
              {letter}
              <span className={styles['number']}>{count}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
