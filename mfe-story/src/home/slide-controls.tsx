import styles from './slide-controls.module.css';

interface Props {
  count: number;
  current: number;
  isPaused: boolean;
  onChosen: (index: number) => void;
  onPauseToggled: () => void;
}

/** A dot for each picture, and Pause. Nothing is announced while the pictures change: they only adorn. */
export function SlideControls({ count, current, isPaused, onChosen, onPauseToggled }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div className={styles['controls']} role="group" aria-label="Background pictures" data-needs-script="">
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={index}
          className={styles['dot']}
          type="button"
          aria-label={`Show image ${index + 1} of ${count}`}
          aria-current={index === current || undefined}
          onClick={() => onChosen(index)}
        />
      ))}
      <button className={styles['pause']} type="button" onClick={onPauseToggled}>
        <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
          <path d={isPaused ? 'M5 3v10l8-5z' : 'M4.500 3h2.250v10H4.500zM9.250 3h2.250v10H9.250z'} />
        </svg>
        {isPaused ? 'Play' : 'Pause'}
      </button>
    </div>
  );
}
