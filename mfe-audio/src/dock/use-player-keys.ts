import { usePreferences } from '@roe/shared/state/preferences';
import { type RefObject, useEffect } from 'react';
import { muteToggled, usePlayerChoices, volumeChosen } from '../kept/player-choices.ts';
import { usePlayer } from '../player/player.ts';

const SEEK = 5;
const VOLUME = 0.05;

const louder = (by: number): void => volumeChosen(usePlayerChoices.getState().volume + by);
const toggle = (): void => usePlayer.getState().engine?.toggle();

/** What a key does while the focus is in the bar, where the control that has it does nothing with the key itself. */
const inBar: Record<string, () => void> = {
  ' ': toggle,
  ArrowLeft: () => usePlayer.getState().engine?.skip(-SEEK),
  ArrowRight: () => usePlayer.getState().engine?.skip(SEEK),
  ArrowUp: () => louder(VOLUME),
  ArrowDown: () => louder(-VOLUME),
};

/** What a key does anywhere, unless the visitor has switched single keys off (WCAG 2.1.4). */
const anywhere: Record<string, () => void> = { k: toggle, m: muteToggled };

/** Space and arrows while the focus is in the bar; K and M anywhere. */
export function usePlayerKeys(bar: RefObject<HTMLElement | null>): void {
  const hasShortcuts = usePreferences((preferences) => preferences.hasShortcuts);

  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : document.body;
      const isMine = bar.current?.contains(target) && !target.matches(usesKey(event.key));
      const action = isMine ? inBar[event.key] : undefined;
      const isSingle = hasShortcuts && !target.matches(WRITING) && !document.querySelector(':modal');
      const single = isSingle ? anywhere[event.key.toLowerCase()] : undefined;
      if (action) event.preventDefault(); // the page does not scroll as well
      (action ?? single)?.();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [hasShortcuts, bar]);
}

const WRITING = 'input:not([type="range"], [type="checkbox"]), select, textarea, [contenteditable]';

/** Controls that do something with the key by themselves. */
const usesKey = (key: string): string =>
  key === ' ' ? 'button, summary, input:not([type="range"]), select' : 'input:not([type="checkbox"]), select';
