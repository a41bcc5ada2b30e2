import { audioToggled, usePreferences } from '@roe/shared/state/preferences';
import styles from './floating-controls.module.css';
import { LayersDialog } from './layers-dialog.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';

/** From this many pixels on there is a way back to the top (specification, §9). */
const FAR_DOWN = 300;

/** What stays in reach on every page. A click before the scripts are there is not lost: the page's starter keeps it. */
export function FloatingControls() {
  return (
    <div className={styles['controls']}>
      <ScrollToTop />
      <AudioToggle />
      <button type="button" popoverTarget="layers-dialog">
        Three-Layer Model
      </button>
      <LayersDialog id="layers-dialog" />
    </div>
  );
}

function AudioToggle() {
  const isEnabled = usePreferences((preferences) => preferences.isAudioEnabled);
  return (
    <button className={styles['needsScript']} type="button" data-early="audio" onClick={audioToggled}>
      {isEnabled ? 'Mute Audio' : 'Enable Audio'}
    </button>
  );
}

function ScrollToTop() {
  const isFarDown = useScrolledPast(FAR_DOWN);
  if (!isFarDown) return null;
  return (
    <button type="button" onClick={scrolledToTop}>
      Scroll to Top
    </button>
  );
}

function scrolledToTop(): void {
  window.scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
