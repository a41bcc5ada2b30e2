import { Link } from 'react-router-dom';
import { nearestByEar } from '../nearest-by-ear.ts';
import type { Listed } from './shelf.ts';

/** How like a text must be to be offered, 0..1. */
const NEAR = 0.35;

type Named = Pick<Listed, 'slug' | 'title'> & Partial<Pick<Listed, 'searchTerms'>>;

/** Texts that may have been meant by words which name none; nothing where there are none. */
export function NearTexts({ words, texts }: { words: string; texts: readonly Named[] }) {
  const namesOf = ({ slug, title, searchTerms = [] }: Named) => [slug, title, ...searchTerms];
  const near = nearestByEar(words, texts, namesOf, NEAR);
  return (
    near.length > 0 && (
      <>
        Near it:{' '}
        {near.map(({ slug, title }, index) => (
          <span key={slug}>
            {index > 0 && ' · '}
            <Link to={`/library/${slug}`}>{title}</Link>
          </span>
        ))}
      </>
    )
  );
}
