import { shortcutsToggled, usePreferences } from '@roe/shared/state/preferences';
import { Button } from '@roe/shared/ui/button';
import { useEffect } from 'react';
import { openSearch } from '../search/search.tsx';
import styles from './dialog.module.css';

const ID = '-keyboard-dialog';

const keys = [
  ['?', 'Show or hide this help'],
  ['/', 'Search; Ctrl K and Command K do so too'],
  ['Tab', 'Next link or control; with Shift the one before'],
  ['Enter', 'Follow a link, press a button'],
  ['Esc', 'Close what is open'],
] as const;

/** Which keys do what. Keys without a modifier can be switched off (WCAG 2.1.4). */
export function KeyboardHelp() {
  const hasShortcuts = usePreferences((preferences) => preferences.hasShortcuts);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (document.querySelector(':modal')) return; // whatever opened beside it could not be used
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      const isSingle = hasShortcuts && !hasModifier && !isTyping(event.target);
      if (isSingle && event.key === '?') document.getElementById(ID)?.togglePopover();
      if ((isSingle && event.key === '/') || isCommandK(event)) {
        event.preventDefault();
        openSearch();
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [hasShortcuts]);

  return (
    <dialog className={styles['dialog']} id={ID} popover="auto" aria-labelledby="-keyboard-dialog-title">
      <h2 id="-keyboard-dialog-title">Keyboard</h2>
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

const isCommandK = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
