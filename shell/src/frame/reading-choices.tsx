import { type ReadingSettings, readingChosen, usePreferences } from '@roe/shared/state/preferences';
import styles from './reading-settings.module.css';

const settings: { setting: keyof ReadingSettings; label: string; choices: Record<string, string> }[] = [
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

/** The settings themselves: one of each can be pressed. */
export function ReadingChoices() {
  const reading = usePreferences((preferences) => preferences.reading);
  return (
    <div className={styles['choices']}>
      {settings.map(({ setting, label, choices }) => (
        <fieldset key={setting}>
          <legend>{label}</legend>
          {Object.entries(choices).map(([choice, name]) => (
            <button
              key={choice}
              type="button"
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
    </div>
  );
}
