import { audioToggled, usePreferences } from '@roe/shared/state/preferences';
import { Glyph } from '@roe/shared/ui/glyph';
import styles from './floating-controls.module.css';
import { icons } from './icons.tsx';
import { LayersDialog } from './layers-dialog.tsx';
import { openingModal } from './modal.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/** From this many pixels on there is a way back to the top (specification, §9). */
const FAR_DOWN = 300;

/**
 * What stays in reach on every page: in a wide window beside the page, in a small one behind a mark. A click before the scripts are
 * there is not lost: the page's starter keeps it.
 */
export function FloatingControls() {
  return (
    <div className={styles['controls']} id="-controls">
      <button className={styles['mark']} type="button" popoverTarget="-tools" aria-label="Controls">
        <Glyph size="1.25rem" />
      </button>
      <div className={styles['tools']} id="-tools" popover="auto">
        <ScrollToTop />
        <AudioToggle />
        <button type="button" {...openingModal('-layers-dialog')}>
          <Glyph />
          <span>Three-Layer Model</span>
        </button>
      </div>
      <LayersDialog id="-layers-dialog" />
    </div>
  );
}

function AudioToggle() {
  const isEnabled = usePreferences((preferences) => preferences.isAudioEnabled);
  return (
    <button data-needs-script="" type="button" data-early="audio" onClick={audioToggled}>
      {isEnabled ? icons.sound : icons.silence}
      <span>{isEnabled ? 'Mute Audio' : 'Enable Audio'}</span>
    </button>
  );
}

function ScrollToTop() {
  const isFarDown = useScrolledPast(FAR_DOWN);
  if (!isFarDown) return null;
  return (
    <button type="button" onClick={scrolledToTop}>
      {icons.up}
      <span>Scroll to Top</span>
    </button>
  );
}

function scrolledToTop(): void {
  window.scrollTo({ top: 0 });
  document.getElementById('-tools')?.hidePopover();
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
