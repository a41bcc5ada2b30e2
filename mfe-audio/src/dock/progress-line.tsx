import { usePlayer } from '../player/player.ts';
import styles from './bar.module.css';

/** How far the track is, along the edge of the bar. Decorative: the words in the bar say it. */
export function ProgressLine() {
  const part = usePlayer(({ time, duration }) => (duration > 0 ? Math.round((1000 * time) / duration) / 1000 : 0));
  return <div className={styles['progress']} style={{ scale: `${part} 1` }} aria-hidden="true" />;
}
