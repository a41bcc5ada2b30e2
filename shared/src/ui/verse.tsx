import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';
import styles from './verse.module.css';

interface Props {
  devanagari: string;
  /** Transliteration in IAST. */
  iast: string;
  translation: string;
  /** Text and verse, and whose translation it is. */
  source: string;
  /** More that can be done with it, such as listening. */
  actions?: ReactNode;
}

/** A verse, each part in its own voice: Devanagari in gold, the transliteration in italics, the translation, the source. */
export function Verse({ devanagari, iast, translation, source, actions }: Props) {
  return (
    <figure className={styles['verse']}>
      <blockquote className={styles['lines']}>
        <p className={styles['devanagari']} lang="sa">
          {devanagari}
        </p>
        <p className={styles['iast']} lang="sa-Latn">
          {iast}
        </p>
        <p className={styles['translation']}>{translation}</p>
      </blockquote>
      <figcaption className={styles['source']}>{source}</figcaption>
      <div className={styles['actions']} data-needs-script="">
        {actions}
        <CopyButton text={[devanagari, iast, translation, source].join('\n')} />
      </div>
    </figure>
  );
}
