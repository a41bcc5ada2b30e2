import { ProgressLine } from '@roe/shared/ui/progress-line';
import styles from './part-read.module.css';

/** How many of a row of texts this device knows to be read, in words and as a line. */
export function PartRead({ read, all }: { read: number; all: number }) {
  return (
    <div className={styles['part']} data-needs-script="">
      <p>
        {read} of {all} read
      </p>
      <ProgressLine value={read / all} />
    </div>
  );
}
