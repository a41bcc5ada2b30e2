import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Heading } from '../decoding.ts';
import styles from './contents-list.module.css';
import { stateOfPlace } from './entry.ts';

interface Props {
  headings: readonly Heading[];
  /** Anchor of the heading that was reached last. */
  reached: string;
}

/**
 * A text's headings: folded above it on narrow screens, in its margin on wide ones.
 * @param children what stays in view below them
 */
export function ContentsList({ headings, reached, children }: Props & { children: ReactNode }) {
  if (headings.length === 0) return null;
  return (
    <div className={styles['contents']}>
      <details className={styles['folded']}>
        <summary>Contents</summary>
        <Entries headings={headings} reached={reached} />
      </details>
      <nav className={styles['margin']} aria-labelledby="-contents">
        <p id="-contents">Contents</p>
        <Entries headings={headings} reached={reached} />
      </nav>
      {children}
    </div>
  );
}

/** A place on the page is no page of its own: it takes the entry's place in the history, so that Back leaves the text. */
function Entries({ headings, reached }: Props) {
  const state = stateOfPlace(useLocation());
  return (
    <ol className={styles['entries']}>
      {headings.map(({ id, text, level }) => (
        <li key={id} data-level={level}>
          <Link replace to={{ hash: id }} state={state} aria-current={id === reached ? 'location' : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ol>
  );
}
