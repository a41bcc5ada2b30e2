import { audioToggled, usePreferences } from '@roe/shared/state/preferences';
import { useEffect, useState } from 'react';
import styles from './frame.module.css';

/** Sound for the whole site. It needs script, so it appears when there is some. */
export function AudioToggle() {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  const isEnabled = usePreferences((preferences) => preferences.isAudioEnabled);
  if (!isHydrated) return null;
  return (
    <button className={styles['audioToggle']} type="button" aria-pressed={!isEnabled} onClick={audioToggled}>
      {isEnabled ? 'Mute Audio' : 'Enable Audio'}
    </button>
  );
}
