import type { ReactNode } from 'react';
import styles from './image-text.module.css';

/**
 * A picture and a text side by side; on narrow screens the picture stands above.
 * @param isReversed the text stands first, where there is room for both
 */
export function ImageText({
  picture,
  isReversed = false,
  children,
}: {
  picture: ReactNode;
  isReversed?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles['frame']}>
      <div className={styles['pair']} data-reversed={isReversed || undefined}>
        <div className={styles['picture']}>{picture}</div>
        <div className={styles['text']}>{children}</div>
      </div>
    </div>
  );
}
