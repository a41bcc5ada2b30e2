import styles from './contact-form.module.css';

/** What no visitor sees, only a machine fills in. Programs that fill in forms for a person are asked to leave it alone. */
export function Trap({ onFocused }: { onFocused: () => void }) {
  return (
    <div className={styles['trap']} aria-hidden="true">
      <label>
        Leave this empty
        <input
          name="echo"
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-form-type="other"
          data-lpignore="true"
          onFocus={onFocused}
        />
      </label>
    </div>
  );
}
