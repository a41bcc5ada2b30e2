import { Icon } from './icon.tsx';
import styles from './step-arrow.module.css';

const paths = { Previous: 'M10 3 5 8l5 5', Next: 'm6 3 5 5-5 5' };

/** Steps through a row or a series. At the end it stays, without effect, so that the focus is not lost with it. */
export function StepArrow({
  label,
  isAtEnd,
  onStep,
}: {
  label: keyof typeof paths;
  isAtEnd: boolean;
  onStep: () => void;
}) {
  return (
    <button
      className={styles['arrow']}
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={isAtEnd ? undefined : onStep}
    >
      <Icon>
        <path d={paths[label]} />
      </Icon>
    </button>
  );
}
