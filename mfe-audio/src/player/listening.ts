import { count } from '../counts.ts';
import { placeReached, usePlayerChoices } from '../kept/player-choices.ts';
import { trackPlayed, useRecentTracks } from '../kept/recent-tracks.ts';
import { type Media, on } from './media.ts';
import { usePlayer } from './player.ts';

/** Seconds of a track after which its place is kept anew. */
const STEP = 5;

/** Keeps what was played last, and how far. Returns the way to stop. */
export function followListening(media: Media): () => void {
  function keep(): void {
    const { track, time, duration } = usePlayer.getState();
    if (track && media.readyState > 0) placeReached(track.id, time, duration);
  }

  const counted = new Set<string>();
  const stops = [
    on(media, ['playing'], () => {
      const { track } = usePlayer.getState();
      if (!track) return;
      if (useRecentTracks.getState().tracks[0]?.id !== track.id) trackPlayed(track);
      if (!counted.has(track.id)) count(track.id, 'play');
      counted.add(track.id);
    }),
    on(media, ['timeupdate'], () => {
      const { track, time } = usePlayer.getState();
      const kept = usePlayerChoices.getState().places[track?.id ?? ''] ?? 0;
      if (!media.paused && Math.abs(time - kept) >= STEP) keep();
    }),
    on(media, ['pause', 'ended'], keep),
    on(window, ['pagehide'], keep),
  ];
  return () => stops.forEach((stop) => void stop());
}
