import { announce } from '@roe/shared/frame';
import { usePreferences } from '@roe/shared/state/preferences';
import { useEffect, useState } from 'react';
import { openSearch } from '../search/search.tsx';
import { useFetched } from './use-fetched.ts';

/** Keys that do something wherever one is. Those without a modifier can be switched off (WCAG 2.1.4). Their help comes when it is asked for. */
export function KeyboardShortcuts() {
  const hasShortcuts = usePreferences((preferences) => preferences.hasShortcuts);
  const [isOpen, setIsOpen] = useState(false);
  const Help = useFetched(
    isOpen,
    async () => (await import('./keyboard-help.tsx')).KeyboardHelp,
    () => announce('The help for the keyboard could not be loaded.'),
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (document.querySelector(':modal') && !isOpen) return; // whatever opened beside it could not be used
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      const isSingle = hasShortcuts && !hasModifier && !isTyping(event.target);
      if (isSingle && event.key === '?') setIsOpen(!isOpen);
      if (isOpen) return;
      if ((isSingle && event.key === '/') || isCommandK(event)) {
        event.preventDefault();
        openSearch();
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [hasShortcuts, isOpen]);

  return Help && <Help isOpen={isOpen} onClose={() => setIsOpen(false)} />;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName));

const isCommandK = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
