import { LevelBadge } from '@roe/shared/ui/level-badge';
import { VisuallyHidden } from '@roe/shared/ui/visually-hidden';
import { Link } from 'react-router-dom';
import type { DecodingData } from '../decoding.ts';
import { pathAddress } from '../paths/path.ts';
import { seriesAddress } from '../series/open-series.ts';

/** Date, reading time, level and place in its series, each a child. */
export function DecodingDetails({
  decoding: { date, dateText, minutes, level, series, episode, episodes, isComingSoon },
}: {
  decoding: DecodingData;
}) {
  return (
    <>
      <span>{date ? <time dateTime={date}>{dateText}</time> : 'No date'}</span>
      <span>{isComingSoon ? 'Coming soon' : `${minutes} min read`}</span>
      <Link to={pathAddress(level)}>
        <LevelBadge level={level} />
        <VisuallyHidden> level: a way through such texts</VisuallyHidden>
      </Link>
      {series && (
        <span>
          {episode && `Episode ${episode} of `}
          {episodes.length > 0 ? <Link to={seriesAddress(series)}>{series}</Link> : series}
        </span>
      )}
    </>
  );
}
