import styles from './progress-line.module.css';

/**
 * A thin line of gold that tells how far something has come.
 * @param value 0..1
 * @param label without one the line is decorative: something beside it says the same
 */
export function ProgressLine({ value, label }: { value: number; label?: string }) {
  const line = <div className={styles['done']} style={{ scale: `${value} 1` }} />;
  if (label === undefined) {
    return (
      <div className={styles['line']} aria-hidden="true">
        {line}
      </div>
    );
  }
  return (
    <div
      className={styles['line']}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value * 100)}
    >
      {line}
    </div>
  );
}
