import { announce } from '@roe/shared/frame';
import { type ReadingSettings as Settings, usePreferences } from '@roe/shared/state/preferences';
import { useEffect, useRef, useState } from 'react';
import styles from './reading-settings.module.css';
import { useFetched } from './use-fetched.ts';

/**
 * How texts look, in every section. A native popover whose choices are fetched when somebody opens it; what is chosen is kept on the
 * device and stands before the first paint.
 */
export function ReadingSettings({ id }: { id: string }) {
  const panel = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const Choices = useFetched(
    isOpen,
    async () => (await import('./reading-choices.tsx')).ReadingChoices,
    () => announce('The settings could not be loaded.'),
  );
  const onToggled = () => setIsOpen(panel.current?.matches(':popover-open') === true);

  useEffect(() => usePreferences.subscribe(({ reading }) => applyReading(reading)), []);
  useEffect(onToggled, []); // it may have been opened before the scripts were there

  return (
    <dialog
      className={styles['panel']}
      id={id}
      ref={panel}
      popover="auto"
      aria-labelledby={`${id}-title`}
      onToggle={onToggled}
    >
      <h2 id={`${id}-title`}>Reading settings</h2>
      {Choices && <Choices />}
    </dialog>
  );
}

/** Writes the settings to where the styles and the browser read them. */
function applyReading(reading: Settings): void {
  Object.assign(document.documentElement.dataset, reading);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.media = mediaOf(meta.dataset['scheme'] ?? '', reading.theme);
  }
}

const bySystem: Record<string, string> = {
  night: '(prefers-color-scheme: dark)',
  day: '(prefers-color-scheme: light)',
};

/** When the browser takes the colour of a theme. */
function mediaOf(theme: string, chosen: Settings['theme']): string {
  if (chosen === 'system') return bySystem[theme] ?? 'not all';
  return theme === chosen ? 'all' : 'not all';
}
