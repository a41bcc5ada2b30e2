import type { PageDocument } from '@roe/shared/contract';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { about } from '../about.ts';
import styles from './text-foot.module.css';

/**
 * At the end of a text, a word or a work: the ways to whoever answers questions about it, and to whoever mends it. A plain page, such as
 * a list, has none, nor has what is yet to come.
 */
export function TextFoot({ document: { url, type, index } }: { document: PageDocument }) {
  const { ask, correct } = about;
  const ways = [ask.page && { ...ask.page, action: ask.action }, correct].filter((way) => way !== undefined);
  if (ways.length === 0 || !index || type === 'page') return null;
  return (
    <p className={styles['foot']}>
      {ways.map(({ action, parameter, label }) => (
        <ArrowLink key={label} to={`${action}?${parameter}=${encodeURIComponent(url)}`}>
          {label}
        </ArrowLink>
      ))}
    </p>
  );
}
