import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * The outline of what is on its way, in the room that it will take.
 * @param label what a screen reader is told
 */
export function Skeleton({
  kind = 'text',
  lines = 3,
  label = 'Loading…',
}: {
  kind?: 'text' | 'card';
  lines?: number;
  label?: string;
}) {
  return (
    <div className={styles['skeleton']} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {kind === 'card' && <div className={styles['picture']} />}
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are all alike
        <div className={styles['line']} key={line} />
      ))}
    </div>
  );
}
