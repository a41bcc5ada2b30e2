import { trackRequested } from '@roe/shared/state/sound';
import { usePlayer } from '../player/player.ts';
import styles from './panel.module.css';

/** What next and previous go through. */
export function Queue() {
  const queue = usePlayer((player) => player.queue);
  const tracks = usePlayer((player) => player.tracks);
  const current = usePlayer(({ track }) => track?.id);
  const queued = queue.flatMap((id) => tracks.find((track) => track.id === id) ?? []);
  return (
    <details className={styles['queue']}>
      <summary>
        Queue <span>{queued.length}</span>
      </summary>
      <ol>
        {queued.map(({ id, title, duration }) => (
          <li key={id}>
            <button type="button" aria-current={id === current || undefined} onClick={() => trackRequested(id)}>
              {title} <span>{duration}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
