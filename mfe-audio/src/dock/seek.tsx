import { clockText } from '../clock.ts';
import { usePlayer } from '../player/player.ts';
import styles from './panel.module.css';

/** Where in the track it is, and a way to anywhere in it. */
export function Seek() {
  const time = usePlayer((player) => player.time);
  const duration = usePlayer((player) => player.duration);
  const engine = usePlayer((player) => player.engine);
  return (
    <div className={styles['seek']}>
      <span>{clockText(time)}</span>
      <input
        type="range"
        aria-label="Seek"
        aria-valuetext={`${clockText(time)} of ${clockText(duration)}`}
        min={0}
        max={Math.floor(duration)}
        step={1}
        value={Math.floor(time)}
        onChange={({ target }) => engine?.seek(target.valueAsNumber)}
      />
      <span>
        <span aria-hidden="true">−</span>
        {clockText(duration - time)} <span className={styles['hidden']}>left</span>
      </span>
    </div>
  );
}
