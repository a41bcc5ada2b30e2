import { muteToggled, usePlayerChoices } from '../kept/player-choices.ts';
import { Sign } from '../sign.tsx';
import styles from './bar.module.css';

/** Silences the player alone; it plays on. */
export function MuteButton() {
  const isMuted = usePlayerChoices((choices) => choices.isMuted);
  return (
    <button className={styles['icon']} type="button" aria-label="Mute" aria-pressed={isMuted} onClick={muteToggled}>
      <Sign of={isMuted ? 'silence' : 'sound'} />
    </button>
  );
}
