import { Button } from '@roe/shared/ui/button';
import { useEffect, useRef } from 'react';
import styles from './contact-form.module.css';

/** Stands where the form was when a message was sent, and takes the focus. */
export function Received({ reference, onAgain }: { reference: string; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles['received']} role="status">
      <h2 ref={title} tabIndex={-1}>
        Message Received
      </h2>
      <p>Thank you for reaching out. Your question will be considered for future content.</p>
      <p className={styles['hint']}>{reference}</p>
      <div>
        <Button onClick={onAgain}>Write another message</Button>
      </div>
    </div>
  );
}
