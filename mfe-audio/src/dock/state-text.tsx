import { clockText } from '../clock.ts';
import { type Status, usePlayer } from '../player/player.ts';
import styles from './bar.module.css';

const words: Partial<Record<Status, string>> = {
  loading: 'Loading…',
  refused: 'Tap to play',
  muted: 'Muted',
  elsewhere: 'Paused: another tab plays',
  error: 'Not playing',
};

/** In one line what the player does, or how far it is. */
export function StateText() {
  const text = usePlayer(
    ({ status, time, duration }) => words[status] ?? `${clockText(time)} of ${clockText(duration)}`,
  );
  return <span className={styles['state']}>{text}</span>;
}
