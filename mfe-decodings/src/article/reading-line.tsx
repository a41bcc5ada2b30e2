import { ProgressLine } from '@roe/shared/ui/progress-line';
import { type RefObject, useEffect, useState } from 'react';
import styles from './reading-line.module.css';
import { watchPart } from './watch-part.ts';

/** How much of the text is read, at the top of the window. Decorative: the scroll bar says the same. */
export function ReadingLine({ text }: { text: RefObject<HTMLElement | null> }) {
  const [part, setPart] = useState(0);
  useEffect(() => (text.current ? watchPart(text.current, setPart) : undefined), [text]);
  return (
    <div className={styles['line']} data-needs-script="">
      <ProgressLine value={part} />
    </div>
  );
}
