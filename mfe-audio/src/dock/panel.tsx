import { usePlayer } from '../player/player.ts';
import { Sign } from '../sign.tsx';
import styles from './panel.module.css';
import { Queue } from './queue.tsx';
import { Seek } from './seek.tsx';
import { SleepTimer } from './sleep-timer.tsx';
import { Ways } from './ways.tsx';

const SKIP = 15;

/** All controls, below the row of the bar. */
export function Panel() {
  const engine = usePlayer((player) => player.engine);
  return (
    <div className={styles['panel']}>
      <Seek />
      <div className={styles['steps']}>
        <button type="button" aria-label="Previous track" onClick={() => engine?.step(-1)}>
          <Sign of="previous" isFilled />
        </button>
        <button type="button" aria-label={`−${SKIP} seconds`} onClick={() => engine?.skip(-SKIP)}>
          −{SKIP}
        </button>
        <button type="button" aria-label={`+${SKIP} seconds`} onClick={() => engine?.skip(SKIP)}>
          +{SKIP}
        </button>
        <button type="button" aria-label="Next track" onClick={() => engine?.step(1)}>
          <Sign of="next" isFilled />
        </button>
      </div>
      <Ways />
      <SleepTimer />
      <Queue />
    </div>
  );
}
