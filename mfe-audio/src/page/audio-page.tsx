import { usePageData } from '@roe/shared/frame';
import { restoreFromDevice } from '@roe/shared/state/device';
import { usePreferences } from '@roe/shared/state/preferences';
import { ButtonLink } from '@roe/shared/ui/button-link';
import { EmptyState } from '@roe/shared/ui/empty-state';
import { PageHeader } from '@roe/shared/ui/page-header';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLikedTracks } from '../kept/liked-tracks.ts';
import { readOfflineTracks } from '../kept/offline-tracks.ts';
import { useRecentTracks } from '../kept/recent-tracks.ts';
import { Mixer } from '../mix/mixer.tsx';
import { Sitting } from '../sitting/sitting.tsx';
import type { AudioData } from '../track.ts';
import styles from './audio-page.module.css';
import { Categories, keyOf } from './categories.tsx';
import { RecentlyPlayed } from './recently-played.tsx';
import { TrackCard } from './track-card.tsx';
import { useCounts } from './use-counts.ts';

export function AudioPage() {
  const { tracks } = usePageData<AudioData>();
  const [params] = useSearchParams();
  const isAudioEnabled = usePreferences((preferences) => preferences.isAudioEnabled);
  const counts = useCounts(tracks);
  const chosen = params.get('category') ?? '';
  const asked = params.get('track');
  const hits = tracks.filter(({ category }) => chosen === '' || keyOf(category) === chosen);
  const queue = hits.map(({ id }) => id);

  useEffect(() => restoreFromDevice([useLikedTracks, useRecentTracks]), []);
  useEffect(() => void readOfflineTracks(), []);
  useEffect(() => {
    if (asked) document.getElementById(asked)?.scrollIntoView({ block: 'center' });
  }, [asked]);

  return (
    <>
      <PageHeader lead="Strings, bowls, reeds, water and rooms, computed by the project’s own instruments. Nobody sings and nothing was recorded. Use headphones, and begin softly." />
      <p className={styles['state']} role="status">
        {isAudioEnabled ? 'Sound is on for the whole site.' : 'Sound is muted for the whole site.'}
      </p>
      <RecentlyPlayed tracks={tracks} />
      <Categories tracks={tracks} chosen={chosen} />
      {hits.length === 0 && (
        <EmptyState
          title="No tracks found for this category."
          actions={
            <ButtonLink variant="primary" to="/audio">
              Show all tracks
            </ButtonLink>
          }
        />
      )}
      <ul className={styles['grid']}>
        {hits.map((track, place) => (
          <TrackCard
            key={track.id}
            track={track}
            queue={queue}
            counts={counts[track.id]}
            isAsked={track.id === asked}
            isFirst={place === 0}
          />
        ))}
      </ul>
      <Mixer tracks={tracks} />
      <Sitting />
    </>
  );
}
