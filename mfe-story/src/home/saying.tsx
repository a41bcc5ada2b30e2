import { ArrowLink } from '@roe/shared/ui/arrow-link';
import type { FrontData } from './home.ts';
import styles from './saying.module.css';

/** A sentence of the real world in great letters; what it means is folded beneath, in the browser's own way. */
export function Saying({ href, sentence, meaning }: FrontData['saying']) {
  return (
    <figure className={styles['saying']}>
      <figcaption className={styles['kicker']}>What they said</figcaption>
      <blockquote className={styles['sentence']}>{sentence}</blockquote>
      <details className={styles['meaning']}>
        <summary>What it really means</summary>
        <p>{meaning}</p>
        <ArrowLink to={href}>Read the analysis</ArrowLink>
      </details>
    </figure>
  );
}
