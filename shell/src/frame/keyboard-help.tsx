import { shortcutsToggled, usePreferences } from '@roe/shared/state/preferences';
import { Button } from '@roe/shared/ui/button';
import { useEffect, useRef } from 'react';
import styles from './dialog.module.css';

const keys = [
  ['?', 'Show or hide this help'],
  ['/', 'Search; Ctrl K and Command K do so too'],
  ['Tab', 'Next link or control; with Shift the one before'],
  ['Enter', 'Follow a link, press a button'],
  ['Esc', 'Close what is open'],
] as const;

/** Which keys do what. It comes when it is asked for, and opens at once. */
export function KeyboardHelp({ id }: { id: string }) {
  const hasShortcuts = usePreferences((preferences) => preferences.hasShortcuts);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showPopover(), []);

  return (
    <dialog className={styles['dialog']} id={id} ref={dialog} popover="auto" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Keyboard</h2>
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
      <p>
        <label>
          <input type="checkbox" checked={hasShortcuts} onChange={shortcutsToggled} /> Use ? and / as shortcuts
        </label>
      </p>
      <p className={styles['actions']}>
        <Button popoverTarget={id} popoverTargetAction="hide">
          Close
        </Button>
      </p>
    </dialog>
  );
}
