import { VisuallyHidden } from '@roe/shared/ui/visually-hidden';
import { count } from '../counts.ts';
import { likeToggled, useLikedTracks } from '../kept/liked-tracks.ts';
import { Sign } from '../sign.tsx';
import type { Track } from '../track.ts';
import styles from './play-track.module.css';

/** Whether the visitor likes a track, kept on this device. */
export function LikeTrack({ track: { id, title } }: { track: Track }) {
  const isLiked = useLikedTracks(({ ids }) => ids.includes(id));

  function onPressed(): void {
    likeToggled(id);
    count(id, isLiked ? 'unlike' : 'like');
  }

  return (
    <button
      className={styles['sign']}
      type="button"
      data-needs-script=""
      data-early="like"
      aria-pressed={isLiked}
      title="Kept on this device"
      onClick={onPressed}
    >
      <Sign of="like" isFilled={isLiked} />
      <VisuallyHidden>Like {title}</VisuallyHidden>
    </button>
  );
}
