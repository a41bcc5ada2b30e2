import { createKeptAs } from '@roe/shared/state/device';
import type { Track } from '../track.ts';
import { type KeptTrack, tracksIn } from './ids.ts';

/** Tracks at most (specification, §9). */
const MOST = 3;

/** The tracks that were played last, the latest first; on the device a bare list of objects (specification, §3), which are read by their ids. */
export const useRecentTracks = createKeptAs<{ tracks: KeptTrack[] }>(
  'recentTracks',
  { tracks: [] },
  {
    write: ({ tracks }) => tracks,
    read(value) {
      const tracks = tracksIn(value);
      return tracks && { tracks: tracks.slice(0, MOST) };
    },
  },
);

export const trackPlayed = ({ sound, ...track }: Track): void =>
  useRecentTracks.setState(({ tracks }) => ({
    tracks: [{ ...track, audioUrl: sound.files[0]?.src ?? null }, ...tracks.filter(({ id }) => id !== track.id)].slice(
      0,
      MOST,
    ),
  }));
