import { isPlainClick } from '@roe/shared/plain-click';
import type { Piece } from '@roe/shared/search/snippet';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Result } from './groups.ts';
import styles from './search-results.module.css';

/** What a followed result leaves in the history: the words that are marked on its page. */
export interface Followed {
  found: string[];
}

interface Option {
  id: string;
  /** The arrow keys have come to it. */
  isActive: boolean;
  onChosen: () => void;
}

/** Something that was found: a link to it. */
export function ResultOption({ result, id, isActive, onChosen }: Option & { result: Result }) {
  const { href, context, isComingSoon, terms, title, snippet } = result;
  return (
    <Link
      className={styles['option'] ?? ''}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={href}
      state={{ found: terms } satisfies Followed}
      onClick={(event) => isPlainClick(event) && onChosen()}
    >
      <span className={styles['title']}>
        <span>
          <Marked pieces={title} />
        </span>
        {isComingSoon && <span className={styles['soon']}>Coming soon</span>}
      </span>
      {context && <span className={styles['context']}>{context}</span>}
      <span className={styles['snippet']}>
        <Marked pieces={snippet} />
      </span>
    </Link>
  );
}

const Marked = ({ pieces }: { pieces: Piece[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other name than their place
  pieces.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));

/** Shows the rest of a kind. The focus stays in the box, whatever it is chosen with. */
export const MoreOption = ({ id, isActive, onChosen, children }: Option & { children: ReactNode }) => (
  <button
    className={`${styles['option']} ${styles['more']}`}
    id={id}
    type="button"
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    onPointerDown={(event) => event.preventDefault()}
    onClick={onChosen}
  >
    {children}
  </button>
);
