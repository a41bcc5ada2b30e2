import { usePageHtml } from '@roe/shared/frame';
import { LayerBadge } from '@roe/shared/ui/layer-badge';
import { Link } from 'react-router-dom';
import styles from './library.module.css';
import type { ListedTerm } from './term.ts';

/** A term in the glossary. */
export function GlossaryEntry({ term, names }: { term: ListedTerm; names: Map<string, string> }) {
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
