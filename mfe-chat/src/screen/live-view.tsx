import { useEffect, useState } from 'react';
import type { LiveAnswer } from '../conversation/talk.ts';
import { Reply } from '../reply/reply.tsx';
import styles from './answer.module.css';

/** An answer on its way: a sign that it is awaited, then its words as they come. */
export function LiveView({ live: { text } }: { live: LiveAnswer }) {
  return (
    <article className={styles['answer']} aria-label="Sakshi" aria-busy="true">
      {text && (
        <div className={styles['words']}>
          <Reply text={text} />
        </div>
      )}
      <Typing isAwaited={text === ''} />
    </article>
  );
}

/** In milliseconds: after so long without a word it is said that it goes on. */
const LONG = 6000;

function Typing({ isAwaited }: { isAwaited: boolean }) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles['typing']}>
      <span className={styles['dots']} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {isAwaited && isLong ? 'Still thinking…' : 'Sakshi is answering…'}
    </p>
  );
}
