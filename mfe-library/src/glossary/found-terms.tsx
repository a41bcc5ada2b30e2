import { ButtonLink } from '@roe/shared/ui/button-link';
import { EmptyState } from '@roe/shared/ui/empty-state';
import { Link } from 'react-router-dom';
import type { Filters } from './filters.ts';
import type { findTerms } from './find-terms.ts';
import styles from './glossary-page.module.css';
import { nearTerms } from './near-terms.ts';
import { TermList, type TermListProps } from './term-list.tsx';

interface Props extends TermListProps {
  hits: ReturnType<typeof findTerms>;
  filters: Filters;
}

/** What fits the letter and the words: by name, and by meaning alone. Where nothing does, terms that are near. */
export function FoundTerms({ terms, hits: { byName, byMeaning }, filters: { q, letter }, ...say }: Props) {
  const words = q.trim();
  const near = nearTerms(words, terms);
  if (byName.length + byMeaning.length === 0)
    return (
      <EmptyState
        title="No terms found."
        actions={
          <>
            <ButtonLink variant="primary" to="/glossary">
              Show all terms
            </ButtonLink>
            {words && letter && (
              <ButtonLink to={`/glossary?q=${encodeURIComponent(words)}`}>Search under all letters</ButtonLink>
            )}
            {words && <ButtonLink to={`/chatbot?q=${encodeURIComponent(words)}`}>Ask the guide about it</ButtonLink>}
          </>
        }
      >
        {near.length > 0 ? (
          <>
            Near it:{' '}
            {near.map(({ slug, term }, index) => (
              <span key={slug}>
                {index > 0 && ', '}
                <Link to={`/glossary/${slug}`} lang="sa-Latn">
                  {term}
                </Link>
              </span>
            ))}
          </>
        ) : (
          'Any spelling will do, in Latin letters or in a script of India.'
        )}
      </EmptyState>
    );
  return (
    <div className={styles['found']}>
      {byName.length > 0 && <TermList terms={byName} {...say} />}
      {byMeaning.length > 0 && (
        <section aria-labelledby="-by-meaning">
          <h2 id="-by-meaning">In the definition</h2>
          <TermList terms={byMeaning} {...say} />
        </section>
      )}
    </div>
  );
}
