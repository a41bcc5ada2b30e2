import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useMix } from '../mix/mix.ts';
import { stopMix } from '../mix/play-mix.ts';
import { usePlayer } from '../player/player.ts';
import { Sign } from '../sign.tsx';
import styles from './bar.module.css';
import { useDockRoom } from './use-dock-room.ts';

/** What is mixed, while it sounds, with the way to end it. */
export function MixBar() {
  const bar = useRef<HTMLElement>(null);
  const levels = useMix((mix) => mix.levels);
  const tracks = usePlayer((player) => player.tracks);
  useDockRoom(bar);
  return (
    <section className={styles['bar']} ref={bar} aria-label="Player">
      <div className={styles['row']}>
        <button className={styles['play']} type="button" aria-label="Stop the mix" onClick={stopMix}>
          <Sign of="stop" isFilled />
        </button>
        <div className={styles['what']}>
          <Link className={styles['title'] ?? ''} to="/audio">
            {tracks
              .filter(({ id }) => id in levels)
              .map(({ title }) => title)
              .join(', ')}
          </Link>
          <span className={styles['state']}>Soundscapes</span>
        </div>
      </div>
    </section>
  );
}
