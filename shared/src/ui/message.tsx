import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './message.module.css';

/** What a message is about; an error interrupts a screen reader, a success waits for its turn. */
export type MessageKind = 'info' | 'success' | 'error';

const roles = { success: 'status', error: 'alert' } as const;

const signs = {
  info: 'M8 7.250v4M8 4.600v.1',
  success: 'm5 8.25 2.25 2.250L11.25 6',
  error: 'M8 4.250v4.500M8 11.300v.1',
};

/** The sign of a kind of message. Decorative: the text says what happened. */
export function MessageSign({ kind }: { kind: MessageKind }) {
  return (
    <Icon className={styles['sign']} data-kind={kind}>
      {kind === 'error' ? <path d="M8 1 15 14H1z" transform="translate(0 -.25)" /> : <circle cx="8" cy="8" r="7" />}
      <path d={signs[kind]} />
    </Icon>
  );
}

interface Props {
  kind?: MessageKind;
  title?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A message in its place on the page: what happened, and what can be done next. */
export function Message({ kind = 'info', title, actions, children }: Props) {
  return (
    <div className={styles['message']} data-kind={kind} role={kind === 'info' ? undefined : roles[kind]}>
      <MessageSign kind={kind} />
      <div className={styles['body']}>
        {title && <p className={styles['title']}>{title}</p>}
        <div className={styles['text']}>{children}</div>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
    </div>
  );
}
