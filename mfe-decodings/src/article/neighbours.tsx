import { VisuallyHidden } from '@roe/shared/ui/visually-hidden';
import { Link } from 'react-router-dom';
import styles from './neighbours.module.css';

interface Neighbour {
  to: string;
  title: string;
  /** What kind of text it is, such as "Episode 2". */
  kind: string;
}

/** The texts before and after this one. */
export function Neighbours({
  previous,
  next,
  state,
}: {
  previous: Neighbour | null;
  next: Neighbour | null;
  /** Navigation state that the way takes along. */
  state?: unknown;
}) {
  if (!previous && !next) return null;
  return (
    <div className={styles['neighbours']}>
      {previous && <Way label="Previous" neighbour={previous} state={state} />}
      {next && <Way label="Next" neighbour={next} state={state} />}
    </div>
  );
}

function Way({
  label,
  neighbour: { to, title, kind },
  state,
}: {
  label: string;
  neighbour: Neighbour;
  state: unknown;
}) {
  return (
    <Link className={styles['way'] ?? ''} to={to} state={state} data-label={label}>
      <span className={styles['label']}>
        {label}: {kind}
        <VisuallyHidden>,</VisuallyHidden>
      </span>{' '}
      <span className={styles['title']}>{title}</span>
    </Link>
  );
}
