import { audioToggled } from '@roe/shared/state/preferences';
import { Button } from '@roe/shared/ui/button';
import { usePlayer } from '../player/player.ts';
import styles from './bar.module.css';

/** Why a track does not play, and what can be done. */
export function Trouble() {
  const status = usePlayer((player) => player.status);
  const engine = usePlayer((player) => player.engine);
  const isTrouble = status === 'error' || status === 'muted';
  return (
    <div role="alert">
      {isTrouble && (
        <div className={styles['trouble']}>
          <p>{status === 'error' ? reason() : 'Audio is muted for the whole site.'}</p>
          <Button size="small" onClick={() => onPressed(engine?.toggle)}>
            {status === 'error' ? 'Retry' : 'Enable Audio and play'}
          </Button>
        </div>
      )}
    </div>
  );
}

const reason = (): string =>
  navigator.onLine ? 'This track could not be played.' : 'This track could not be loaded: there is no connection.';

function onPressed(play: (() => void) | undefined): void {
  if (usePlayer.getState().status === 'muted') audioToggled();
  play?.();
}
