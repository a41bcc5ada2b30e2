import { usePageHtml } from '@roe/shared/frame';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import styles from './glossary-page.module.css';
import { SayButton } from './say-button.tsx';
import type { ListedTerm } from './term.ts';

interface Props {
  term: ListedTerm;
  isSaid: boolean;
  onSaid: (term: ListedTerm) => void;
}

/** A term in the glossary. */
export const GlossaryEntry = memo(function GlossaryEntry({ term, isSaid, onSaid }: Props) {
  const { slug, term: word, devanagari, html } = term;
  const meaning = usePageHtml(html);
  return (
    <li id={slug} className={styles['entry']}>
      <h3>
        <Link to={`/glossary/${slug}`}>
          <span lang="sa-Latn">{word}</span>{' '}
          <span className={styles['devanagari']} lang="sa">
            {devanagari}
          </span>
        </Link>
      </h3>
      <SayButton term={word} isSaid={isSaid} onClick={() => onSaid(term)} />
      <p className={styles['meaning']} {...meaning} />
    </li>
  );
});
