import { shortcutsToggled, usePreferences } from '@roe/shared/state/preferences';
import { Dialog } from '@roe/shared/ui/dialog';
import styles from './dialog.module.css';

const keys = [
  ['?', 'Show or hide this help'],
  ['/', 'Search; Ctrl K and Command K do so too'],
  ['Tab', 'Next link or control; with Shift the one before'],
  ['Enter', 'Follow a link, press a button'],
  ['Esc', 'Close what is open'],
  ['K', 'Play or pause, where a player is open; Space does so inside of it'],
  ['M', 'Mute the player, or end it'],
  ['← →', 'In the player: back or on by five seconds; ↑ ↓ louder or softer'],
] as const;

/** Which keys do what. It comes when it is asked for. */
export function KeyboardHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const hasShortcuts = usePreferences((preferences) => preferences.hasShortcuts);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keyboard">
      <dl className={styles['keys']}>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['choice']}>
        <label>
          <input type="checkbox" checked={hasShortcuts} onChange={shortcutsToggled} />
          Use ?, /, K and M as shortcuts
        </label>
      </p>
    </Dialog>
  );
}
