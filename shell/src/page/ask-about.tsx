import type { PageDocument } from '@roe/shared/contract';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { about } from '../about.ts';
import styles from './ask-about.module.css';

/** At the end of a text, a word or a work: the way to whoever answers questions about it. A plain page, such as a list, has none, nor has what is yet to come. */
export function AskAbout({ document: { url, type, index } }: { document: PageDocument }) {
  const { action, page } = about.ask;
  if (!page || !index || type === 'page') return null;
  return (
    <p className={styles['ask']}>
      <ArrowLink to={`${action}?${page.parameter}=${encodeURIComponent(url)}`}>{page.label}</ArrowLink>
    </p>
  );
}
