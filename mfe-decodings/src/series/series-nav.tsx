import { useSaved } from '@roe/shared/state/saved';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { ProgressLine } from '@roe/shared/ui/progress-line';
import { VisuallyHidden } from '@roe/shared/ui/visually-hidden';
import { Link, useLocation } from 'react-router-dom';
import { Neighbours } from '../article/neighbours.tsx';
import { Sign } from '../article/sign.tsx';
import type { DecodingData, EpisodeLink } from '../decoding.ts';
import { seriesAddress } from './open-series.ts';
import { isRead } from './read.ts';
import styles from './series-nav.module.css';

const addressOf = ({ slug }: Pick<EpisodeLink, 'slug'>): string => `/decodings/${slug}`;

const wayTo = (episode: EpisodeLink | null) =>
  episode && { to: addressOf(episode), title: episode.title, kind: `Episode ${episode.episode}` };

/** Where a text stands in its series, what of it was read, and the episodes before and after. */
export function SeriesNav({ slug, series, episodes, previous, next }: DecodingData) {
  const { state } = useLocation();
  const progress = useSaved((saved) => saved.progress);
  const hasRead = (episode: EpisodeLink) => isRead(progress[addressOf(episode)]);
  const read = episodes.filter(hasRead).length;
  // Where the next episode was read already, the first that was not.
  const upNext = next && !hasRead(next) ? next : episodes.find((episode) => episode.slug !== slug && !hasRead(episode));
  if (!series || episodes.length === 0) return null;
  return (
    <nav className={styles['series']} aria-label="Episodes">
      <Neighbours previous={wayTo(previous)} next={wayTo(next)} state={state} />
      <div className={styles['top']}>
        <h2>
          <Link to={seriesAddress(series)}>{series}</Link>
        </h2>
        <p className={styles['count']}>
          {read > 0 ? `${read} of ${episodes.length} read` : `${episodes.length} episodes`}
        </p>
      </div>
      <ProgressLine value={read / episodes.length} />
      <ol className={styles['episodes']}>
        {episodes.map((episode) => (
          <li key={episode.slug}>
            <span className={styles['tick']}>
              {hasRead(episode) ? (
                <>
                  <Sign of="tick" />
                  <VisuallyHidden>Read: </VisuallyHidden>
                </>
              ) : (
                <span aria-hidden="true">{episode.episode}</span>
              )}
            </span>
            {episode.slug === slug ? (
              <span aria-current="page">{episode.title}</span>
            ) : (
              <Link to={addressOf(episode)} state={state}>
                {episode.title}
              </Link>
            )}
            <span className={styles['detail']}>
              {episode.slug === slug
                ? 'This one'
                : episode.slug === upNext?.slug
                  ? `Next up · ${episode.minutes} min`
                  : `${episode.minutes} min`}
            </span>
          </li>
        ))}
      </ol>
      {read === episodes.length && (
        <p className={styles['done']}>
          You have read the whole series. <ArrowLink to="/decodings">Find another one</ArrowLink>
        </p>
      )}
    </nav>
  );
}
