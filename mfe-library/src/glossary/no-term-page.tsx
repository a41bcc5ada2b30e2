import { usePageData } from '@roe/shared/frame';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Link } from 'react-router-dom';
import { useAsked } from '../use-asked.ts';
import styles from './glossary-page.module.css';
import { nearTerms } from './near-terms.ts';
import type { NoTermData } from './term.ts';

/** What an address below /glossary gets that is no term: terms like it, and all that there are. */
export function NoTermPage() {
  const { terms } = usePageData<NoTermData>();
  const near = nearTerms(useAsked(), terms);

  return (
    <>
      <PageHeader lead="The glossary has no term at this address. The link may be old or misspelt.">
        <ArrowLink to="/glossary" direction="back">
          Sacred 108 Glossary
        </ArrowLink>
      </PageHeader>
      <p className={styles['day']} role="status">
        {near.length > 0 && 'Did you mean '}
        {near.map(({ slug, term }, index) => (
          <span key={slug}>
            {index > 0 && ' or '}
            <Link to={`/glossary/${slug}`} lang="sa-Latn">
              {term}
            </Link>
          </span>
        ))}
        {near.length > 0 && '?'}
      </p>
      <ul className={styles['all']} aria-label="All terms">
        {terms.map(({ slug, term }) => (
          <li key={slug}>
            <Link to={`/glossary/${slug}`} lang="sa-Latn">
              {term}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
