import { restoreFromDevice } from '@roe/shared/state/device';
import { useEffect, useRef } from 'react';
import { useLikedTracks } from '../kept/liked-tracks.ts';
import { usePlayerChoices } from '../kept/player-choices.ts';
import { useRecentTracks } from '../kept/recent-tracks.ts';
import { isMixOn, useMix } from '../mix/mix.ts';
import { createEngine } from '../player/engine.ts';
import { usePlayer } from '../player/player.ts';
import type { Track } from '../track.ts';
import { Bar } from './bar.tsx';
import { MixBar } from './mix-bar.tsx';

/** The document's one `<audio>`, its engine, and the bar that governs it, which is there as soon as there is a track. */
export function PlayerDock({ tracks }: { tracks: Track[] }) {
  const audio = useRef<HTMLAudioElement>(null);
  const hasTrack = usePlayer(({ track }) => track !== null);
  const isMixed = useMix(isMixOn);

  useEffect(() => {
    const { current: media } = audio;
    if (!media) return;
    const stopFollowing = restoreFromDevice([useLikedTracks, useRecentTracks, usePlayerChoices]);
    const engine = createEngine(media, tracks);
    return () => {
      engine.stop();
      stopFollowing();
    };
  }, [tracks]);

  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: what is recited stands beside the track; nobody speaks */}
      <audio ref={audio} preload="auto" />
      {isMixed ? <MixBar /> : hasTrack && <Bar />}
    </>
  );
}
