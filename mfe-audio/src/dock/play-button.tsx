import { isRunning, usePlayer } from '../player/player.ts';
import { Sign } from '../sign.tsx';
import styles from './bar.module.css';

/** Plays or pauses. Its name says what a press does now. */
export function PlayButton() {
  const status = usePlayer((player) => player.status);
  const engine = usePlayer((player) => player.engine);
  const isOn = isRunning(status);
  return (
    <button
      className={styles['play']}
      type="button"
      data-is-waiting={status === 'loading' || undefined}
      onClick={() => engine?.toggle()}
      aria-label={status === 'refused' ? 'Tap to play' : isOn ? 'Pause' : 'Play'}
    >
      <Sign of={isOn ? 'pause' : 'play'} isFilled />
    </button>
  );
}
