import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { LevelBadge } from '@roe/shared/ui/level-badge';
import { VisuallyHidden } from '@roe/shared/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { Sign } from '../article/sign.tsx';
import type { DecodingSummary } from '../decoding.ts';
import styles from './episode-list.module.css';
import { fromSeries } from './open-series.ts';

interface Props {
  series: string;
  /** In their order. */
  episodes: DecodingSummary[];
  /** Slugs of those that were read. */
  read: Set<string>;
}

/** The episodes of a series as a table of contents: a line each. */
export function EpisodeIndex({ series, episodes, read }: Props) {
  return (
    <ol className={styles['index']}>
      {episodes.map(({ slug, title, episode, minutes }) => (
        <li key={slug}>
          <span className={styles['number']} aria-hidden="true">
            {episode}
          </span>
          <Link to={`/decodings/${slug}`} state={fromSeries(series)}>
            {title}
          </Link>
          <span className={styles['detail']}>{read.has(slug) ? <Read /> : `${minutes} min`}</span>
        </li>
      ))}
    </ol>
  );
}

/** The episodes of a series with what each is about. */
export function EpisodeList({ series, episodes, read, heading: Heading }: Props & { heading: 'h2' | 'h3' }) {
  return (
    <ol className={styles['list']}>
      {episodes.map(({ slug, title, excerpt, episode, minutes, level }) => (
        <li key={slug}>
          <span className={styles['number']} aria-hidden="true">
            {episode}
          </span>
          <div className={styles['about']}>
            <Heading className={styles['title']}>{title}</Heading>
            <p className={styles['excerpt']}>{excerpt}</p>
            <p className={styles['details']}>
              <LevelBadge level={level} />
              <span>{minutes} min read</span>
              {read.has(slug) && <Read />}
            </p>
          </div>
          <ArrowLink to={`/decodings/${slug}`} state={fromSeries(series)}>
            Read Now<VisuallyHidden>: {title}</VisuallyHidden>
          </ArrowLink>
        </li>
      ))}
    </ol>
  );
}

/** The mark of an episode that was read. */
function Read() {
  return (
    <span className={styles['read']}>
      <Sign of="tick" />
      Read
    </span>
  );
}
