import { announce } from '@roe/shared/frame';
import { type ReactNode, useEffect, useState } from 'react';
import { CloseMark } from './close-mark.tsx';
import { type MessageKind, MessageSign } from './message.tsx';
import styles from './toast.module.css';

/** Seconds that it stays; while a pointer or the focus is on it, it waits. */
const LIFE = 6;

interface Props {
  text: string;
  kind?: MessageKind;
  /** One button at most, such as 'Undo'; what it does must be possible elsewhere too. */
  action?: ReactNode;
  /** Its time is over, or the visitor has closed it. */
  onEnded: () => void;
}

/** A short message over the page, announced once, that goes by itself. Give each one a `key` of its own. */
export function Toast({ text, kind = 'success', action, onEnded }: Props) {
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    announce(text);
    return () => announce(''); // so that the same words are heard again next time
  }, [text]);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onEnded, LIFE * 1000);
    return () => clearTimeout(timer);
  }, [isHeld, onEnded]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody is there; nothing is done by pointer alone
    <div
      className={styles['toast']}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <MessageSign kind={kind} />
      <p>{text}</p>
      {action}
      <button className={styles['close']} type="button" aria-label="Close message" onClick={onEnded}>
        <CloseMark />
      </button>
    </div>
  );
}
