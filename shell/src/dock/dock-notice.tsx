import { Button } from '@roe/shared/ui/button';
import { useState } from 'react';
import styles from './dock-notice.module.css';

/** Says that what sounds could not be had, and offers another attempt. */
export function DockNotice({ retry }: { retry: () => void }) {
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <div role="alert" className={styles['notice']}>
      <p>Sound could not be started. The page itself is all here.</p>
      <Button onClick={retry}>Try again</Button>
      <Button onClick={() => setIsClosed(true)}>Close</Button>
    </div>
  );
}
