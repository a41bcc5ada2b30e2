import { CloseMark } from '@roe/shared/ui/close-mark';
import styles from './composer.module.css';

/** Something that goes along with the next question, and a button that takes it off. */
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
