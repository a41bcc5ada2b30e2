import { readingChosen, type ReadingSettings as Settings, usePreferences } from '@roe/shared/state/preferences';
import { useEffect } from 'react';
import styles from './reading-settings.module.css';

const settings: { setting: keyof Settings; label: string; choices: Record<string, string> }[] = [
  { setting: 'theme', label: 'Theme', choices: { system: 'System', night: 'Night', day: 'Day', sepia: 'Sepia' } },
  {
    setting: 'textSize',
    label: 'Text size',
    choices: { small: 'Small', normal: 'Normal', large: 'Large', largest: 'Largest' },
  },
  { setting: 'measure', label: 'Line length', choices: { narrow: 'Short', normal: 'Normal', wide: 'Long' } },
  { setting: 'typeface', label: 'Typeface', choices: { serif: 'Serif', sans: 'Sans serif' } },
  { setting: 'script', label: 'Sanskrit', choices: { both: 'Both', iast: 'IAST', devanagari: 'Devanagari' } },
  { setting: 'termCards', label: 'Explain terms on hover', choices: { on: 'On', off: 'Off' } },
];

/** How texts look, in every section. A native popover; what is chosen is kept on the device and stands before the first paint. */
export function ReadingSettings({ id }: { id: string }) {
  const reading = usePreferences((preferences) => preferences.reading);
  useEffect(() => usePreferences.subscribe(({ reading }) => applyReading(reading)), []);
  return (
    <dialog className={styles['panel']} id={id} popover="auto" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Reading settings</h2>
      {settings.map(({ setting, label, choices }) => (
        <fieldset key={setting}>
          <legend>{label}</legend>
          {Object.entries(choices).map(([choice, name]) => (
            <button
              key={choice}
              type="button"
              data-early=""
              aria-pressed={reading[setting] === choice}
              onClick={() => readingChosen({ [setting]: choice })}
            >
              {name}
            </button>
          ))}
        </fieldset>
      ))}
      <p className={styles['sample']}>
        <span lang="sa">तमसो मा ज्योतिर्गमय</span>
        <em lang="sa-Latn">tamaso mā jyotir gamaya:</em> from darkness lead me to light.
      </p>
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
