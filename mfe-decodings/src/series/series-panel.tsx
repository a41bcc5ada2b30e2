import { ButtonLink } from '@roe/shared/ui/button-link';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { Cover } from '../cover.tsx';
import { EpisodeIndex } from './episode-list.tsx';
import { fromSeries, seriesAddress } from './open-series.ts';
import type { SeriesData } from './series.ts';
import styles from './series-panel.module.css';
import { useSeriesProgress } from './series-progress.ts';

interface Props extends SeriesData {
  /** Only what it is, without its episodes: where something else is looked for. */
  isShort: boolean;
  /** The way to the series is followed; without it the way leads to the series' own page. */
  onFollowed?: (event: MouseEvent) => void;
}

/** A series in the list: its cover, what it is about, and its episodes. */
export function SeriesPanel({ series, episodes, isShort, onFollowed }: Props) {
  const { name, description, year, cover } = series;
  const { read, next, label } = useSeriesProgress(episodes);
  const address = seriesAddress(name);
  const followed = onFollowed && { onClick: onFollowed };
  return (
    <article className={styles['panel']} data-short={isShort || undefined}>
      <div className={styles['cover']}>
        <Cover of={address} cover={cover} sizes="(min-width: 60rem) 34rem, 92vw" />
      </div>
      <div className={styles['body']}>
        <p className={styles['details']}>
          {year && <span>{year}</span>}
          <span>{episodes.length === 1 ? '1 episode' : `${episodes.length} episodes`}</span>
          {read.size > 0 && (
            <span>
              {read.size} of {episodes.length} read
            </span>
          )}
        </p>
        <h3>
          <Link to={address} {...followed}>
            {name}
          </Link>
        </h3>
        {description && <p className={styles['description']}>{description}</p>}
        {!isShort && <EpisodeIndex series={name} episodes={episodes} read={read} />}
        <div className={styles['actions']}>
          {next && (
            <ButtonLink
              to={`/decodings/${next.slug}`}
              state={fromSeries(name)}
              aria-label={`${label} ${name}${label === 'Continue' ? `, episode ${next.episode}` : ''}`}
            >
              {label}
            </ButtonLink>
          )}
          <ButtonLink variant="plain" to={address} {...followed} aria-label={`Open ${name}`}>
            Open series
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
