import { CloseMark } from './close-mark.tsx';
import styles from './removable-chip.module.css';

/** Something that goes along with what is sent, and a button that takes it off. */
export function RemovableChip({ text, label, onRemoved }: { text: string; label: string; onRemoved: () => void }) {
  return (
    <p className={styles['chip']}>
      {text}
      <button type="button" aria-label={label} onClick={onRemoved}>
        <CloseMark />
      </button>
    </p>
  );
}
