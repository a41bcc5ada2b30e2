import { usePageData } from '@roe/shared/frame';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { ChipLink, ChipRow } from '@roe/shared/ui/chip';
import { LayerBadge } from '@roe/shared/ui/layer-badge';
import { NamedIn } from './named-in.tsx';
import type { TermData } from './term.ts';
import styles from './term-page.module.css';

export function TermPage() {
  const {
    term: { slug, term, devanagari, spellings, senses, layer, pronunciation },
    related,
  } = usePageData<TermData>();
  return (
    <article className={styles['term']} key={slug}>
      <header className={styles['header']}>
        <h1>
          <span className={styles['devanagari']} lang="sa">
            {devanagari}
          </span>{' '}
          <span lang="sa-Latn">{term}</span>
        </h1>
        <p className={styles['pronunciation']}>{pronunciation}</p>
        {layer && <LayerBadge layer={layer} />}
      </header>
      <ol className={styles['senses']}>
        {senses.map(({ definition, example }) => (
          <li key={definition}>
            <p>{definition}</p>
            <p className={styles['example']}>{example}</p>
          </li>
        ))}
      </ol>
      <p className={styles['spellings']}>
        Also written <span lang="sa-Latn">{spellings.join(', ')}</span>
      </p>
      {related.length > 0 && (
        <section className={styles['related']} aria-labelledby="-related-terms">
          <h2 id="-related-terms">Related terms</h2>
          <ChipRow label="Related terms">
            {related.map((other) => (
              <ChipLink key={other.slug} to={`/glossary/${other.slug}`} isCurrent={false}>
                <span lang="sa-Latn">{other.term}</span> <span lang="sa">{other.devanagari}</span>
              </ChipLink>
            ))}
          </ChipRow>
        </section>
      )}
      <NamedIn url={`/glossary/${slug}`} />
      <ArrowLink to="/glossary" direction="back">
        Sacred 108 Glossary
      </ArrowLink>
    </article>
  );
}
