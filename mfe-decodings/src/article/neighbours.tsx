import { VisuallyHidden } from '@roe/shared/ui/visually-hidden';
import { Link } from 'react-router-dom';
import styles from './neighbours.module.css';

interface Neighbour {
  to: string;
  title: string;
  /** What kind of text it is, such as "Episode 2". */
  kind: string;
}

interface Props {
  previous: Neighbour | null;
  next: Neighbour | null;
  /** Navigation state that the way takes along. */
  state?: unknown;
}

/** The texts before and after this one. */
export function Neighbours({ previous, next, state }: Props) {
  if (!previous && !next) return null;
  return (
    <div className={styles['neighbours']}>
      {previous && <Way label="Previous" {...previous} state={state} />}
      {next && <Way label="Next" {...next} state={state} />}
    </div>
  );
}

function Way({ label, to, title, kind, state }: Neighbour & { label: string; state: unknown }) {
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
