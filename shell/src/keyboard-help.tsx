import { shortcutsToggled, usePreferences } from '@roe/shared/state/preferences';
import { Button } from '@roe/shared/ui/button';
import { useEffect } from 'react';
import styles from './dialog.module.css';

const ID = 'keyboard-dialog';

const keys = [
  ['?', 'Show or hide this help'],
  ['/', 'Search'],
  ['Tab', 'Next link or control; with Shift the one before'],
  ['Enter', 'Follow a link, press a button'],
  ['Esc', 'Close what is open'],
] as const;

/** Which keys do what. Keys without a modifier can be switched off (WCAG 2.1.4). */
export function KeyboardHelp() {
  const hasShortcuts = usePreferences((preferences) => preferences.hasShortcuts);

  useEffect(() => {
    if (!hasShortcuts) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === '?') document.getElementById(ID)?.togglePopover();
      if (event.key === '/') openSearch(event);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [hasShortcuts]);

  return (
    <dialog className={styles['dialog']} id={ID} popover="auto" aria-labelledby="keyboard-dialog-title">
      <h2 id="keyboard-dialog-title">Keyboard</h2>
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
        <Button popoverTarget={ID} popoverTargetAction="hide">
          Close
        </Button>
      </p>
    </dialog>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName));

function openSearch(event: KeyboardEvent): void {
  event.preventDefault();
  document.getElementById('search')?.showPopover();
  document.querySelector<HTMLInputElement>('#search input')?.focus();
}
