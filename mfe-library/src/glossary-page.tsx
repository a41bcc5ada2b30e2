import { usePageData, usePageHtml } from '@roe/shared/frame';
import { LayerBadge } from '@roe/shared/ui/layer-badge';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Link } from 'react-router-dom';
import styles from './library.module.css';
import type { GlossaryData, ListedTerm } from './term.ts';

export function GlossaryPage() {
  const { terms } = usePageData<GlossaryData>();
  const names = new Map(terms.map(({ slug, term }) => [slug, term]));
  return (
    <>
      <PageHeader lead="Words that the decodings lean on, as they are written, said and used.">
        <p className={styles['details']}>{terms.length} terms</p>
      </PageHeader>
      <ul className={styles['grid']}>
        {terms.map((term) => (
          <Entry key={term.slug} term={term} names={names} />
        ))}
      </ul>
    </>
  );
}

function Entry({ term, names }: { term: ListedTerm; names: Map<string, string> }) {
  const { slug, term: word, devanagari, spellings, html, layer, pronunciation, related } = term;
  const senses = usePageHtml(html);
  return (
    <li id={slug} className={styles['entry']}>
      <h2>
        <Link to={`/glossary/${slug}`}>
          <span lang="sa-Latn">{word}</span>{' '}
          <span className={styles['devanagari']} lang="sa">
            {devanagari}
          </span>
        </Link>
      </h2>
      <p className={styles['details']}>
        {pronunciation} · also written {spellings.join(', ')}
      </p>
      {layer && <LayerBadge layer={layer} />}
      <ol className={styles['senses']} {...senses} />
      {related.length > 0 && (
        <p className={styles['details']}>
          See also{' '}
          {related.map((other, index) => (
            <span key={other}>
              {index > 0 && ', '}
              <a href={`#${other}`}>{names.get(other)}</a>
            </span>
          ))}
        </p>
      )}
    </li>
  );
}
