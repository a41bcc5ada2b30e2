import { Icon } from '@roe/shared/ui/icon';
import type { ReactNode } from 'react';
import styles from './outside-link.module.css';

interface Props {
  url: string;
  /** Whose page it is. */
  host: string;
  children: ReactNode;
}

/** A link that leaves this site: it opens in a new tab, and says so with the name of the place. */
export function OutsideLink({ url, host, children }: Props) {
  return (
    <a className={styles['link']} href={url} rel="noopener" target="_blank">
      {children}
      <span className={styles['away']}>
        {' '}
        at {host}, in a new tab
        <Icon className={styles['arrow']}>
          <path d="M6 3.500H3v9.500h9.500v-3M9 2.500h4.500V7M13.500 2.500 7.500 8.500" />
        </Icon>
      </span>
    </a>
  );
}
