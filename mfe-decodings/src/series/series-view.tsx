import { ButtonLink } from '@roe/shared/ui/button-link';
import { EmptyState } from '@roe/shared/ui/empty-state';
import { Cover } from '../cover.tsx';
import { EpisodeList } from './episode-list.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { fromSeries, seriesAddress } from './open-series.ts';
import { PartRead } from './part-read.tsx';
import type { SeriesData } from './series.ts';
import { useSeriesProgress } from './series-progress.ts';
import styles from './series-view.module.css';

const DEFAULT_DESCRIPTION =
  'Decodings that belong together, best read in their order. Each one also stands on its own.';

/**
 * What is told of a series below its name: on its own page, and over the list.
 * @param heading of an episode, one below the name's
 */
export function SeriesView({ series, episodes, heading }: SeriesData & { heading: 'h2' | 'h3' }) {
  const { name, description, year, genres, tags, cover } = series;
  const { read, next, label } = useSeriesProgress(episodes);
  const url = seriesAddress(name);
  return (
    <div className={styles['series']}>
      <div className={styles['hero']} data-theme="night">
        <Cover of={url} cover={cover} sizes="(min-width: 74rem) 74rem, 100vw" isFirst />
        <div className={styles['intro']}>
          <p className={styles['details']}>
            {year && <span>{year}</span>}
            <span>{episodeCount(episodes.length)}</span>
            {genres.length > 0 && <span>{genres.join(', ')}</span>}
          </p>
          <p className={styles['description']}>{description ?? DEFAULT_DESCRIPTION}</p>
          <div className={styles['actions']}>
            {next && (
              <ButtonLink
                variant="primary"
                to={`/decodings/${next.slug}`}
                state={fromSeries(name)}
                aria-label={label === 'Continue' ? `Continue with episode ${next.episode}` : undefined}
              >
                {label}
              </ButtonLink>
            )}
            <FavouriteButton item={{ url, title: name, type: 'series' }} />
          </div>
        </div>
      </div>
      {episodes.length === 0 ? (
        <EmptyState
          title="No episodes found for this series."
          actions={<ButtonLink to="/decodings">See what can be read</ButtonLink>}
        >
          Its texts are still being written.
        </EmptyState>
      ) : (
        <>
          <PartRead read={read.size} all={episodes.length} />
          <EpisodeList series={name} episodes={episodes} read={read} heading={heading} />
        </>
      )}
      {tags.length > 0 && (
        <ul className={styles['tags']} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

const episodeCount = (count: number): string =>
  count === 0 ? 'In preparation' : count === 1 ? '1 episode' : `${count} episodes`;
