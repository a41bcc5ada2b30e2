import { Link } from 'react-router-dom';
import type { Listed } from './shelf.ts';

/** Texts that may be meant. */
export function NearTexts({ texts }: { texts: readonly Pick<Listed, 'slug' | 'title'>[] }) {
  return (
    texts.length > 0 && (
      <>
        Near it:{' '}
        {texts.map(({ slug, title }, index) => (
          <span key={slug}>
            {index > 0 && ' · '}
            <Link to={`/library/${slug}`}>{title}</Link>
          </span>
        ))}
      </>
    )
  );
}
