interface Props<Value> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, words: string])[];
  isDisabled?: boolean;
  onChosen: (value: Value) => void;
}

/** A labelled list to choose one from. */
export function Choice<Value extends string | number>({
  label,
  value,
  options,
  isDisabled = false,
  onChosen,
}: Props<Value>) {
  return (
    <label>
      {label}
      <select
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen) onChosen(chosen[0]);
        }}
      >
        {options.map(([of, words]) => (
          <option key={of} value={of}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
