import { createKeptAs } from '@roe/shared/state/device';
import { tracksIn } from './ids.ts';

/** Ids of the tracks that the visitor likes, in the order in which they were liked; on the device a bare list (specification, §3). */
export const useLikedTracks = createKeptAs<{ ids: string[] }>(
  'likedTracks',
  { ids: [] },
  {
    write: ({ ids }) => ids,
    read(value) {
      const tracks = tracksIn(value);
      return tracks && { ids: tracks.map(({ id }) => id) };
    },
  },
);

export const likeToggled = (id: string): void =>
  useLikedTracks.setState(({ ids }) => ({
    ids: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
  }));
