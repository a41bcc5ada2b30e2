import { trackRequested, useSound } from '@roe/shared/state/sound';
import { VisuallyHidden } from '@roe/shared/ui/visually-hidden';
import { isRunning, queueChosen, usePlayer } from '../player/player.ts';
import { Sign } from '../sign.tsx';
import type { Track } from '../track.ts';
import styles from './play-track.module.css';

interface Props {
  track: Track;
  /** What next and previous go through from then on, by id. */
  queue: string[];
  /** Without words beside the sign. */
  isSmall?: boolean;
}

/** Plays a track, or pauses it where it plays. */
export function PlayTrack({ track: { id, title }, queue, isSmall = false }: Props) {
  const isOn = usePlayer(({ track, status }) => track?.id === id && isRunning(status));
  const isComing = useSound(({ voice, request }) => voice === 'track' && request?.id === id) && !isOn;
  const word = isOn ? 'Pause' : 'Play';

  function onPressed(): void {
    const { track, engine } = usePlayer.getState();
    queueChosen(queue);
    if (track?.id === id && engine) engine.toggle();
    else trackRequested(id);
  }

  return (
    <button
      className={styles['play']}
      type="button"
      data-needs-script=""
      data-early="play"
      data-is-small={isSmall || undefined}
      aria-busy={isComing || undefined}
      onClick={onPressed}
    >
      <Sign of={isOn ? 'pause' : 'play'} isFilled />
      {isSmall ? <VisuallyHidden>{word}</VisuallyHidden> : word} <VisuallyHidden>{title}</VisuallyHidden>
    </button>
  );
}
