const choices = {
  Theme: ['System', 'Night', 'Day'],
  'Text size': ['Normal', 'Large', 'Largest'],
  'Line length': ['Normal', 'Short', 'Long'],
  Typeface: ['Serif', 'Sans serif'],
};

/** @param {{ chosen?: Record<string, string>, onChoose?: (title: string, choice: string) => void }} properties */
export const SettingsDialog = ({ chosen = {}, onChoose }) => (
  <>
    <button type="button" popoverTarget="settings" aria-label="Reading settings">
      Aa
    </button>
    <dialog id="settings" popover="auto" aria-labelledby="settings-title">
      <h2 id="settings-title">Reading settings</h2>
      {Object.entries(choices).map(([title, names]) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {names.map((name) => (
            <button
              key={name}
              type="button"
              data-setting={title}
              aria-pressed={name === (chosen[title] ?? names[0])}
              onClick={onChoose && (() => onChoose(title, name))}
            >
              {name}
            </button>
          ))}
        </fieldset>
      ))}
      <p>
        <span lang="sa">तमसो मा ज्योतिर्गमय</span> <em lang="sa-Latn">tamaso mā jyotir gamaya:</em> from darkness lead me
        to light.
      </p>
    </dialog>
  </>
);
