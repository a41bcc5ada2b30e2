import { usePageData } from '@roe/shared/frame';
import { useSay } from '@roe/shared/speech/use-say';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { ChipLink, ChipRow } from '@roe/shared/ui/chip';
import { CopyButton } from '@roe/shared/ui/copy-button';
import { LayerBadge } from '@roe/shared/ui/layer-badge';
import { Toast } from '@roe/shared/ui/toast';
import { NamedIn } from './named-in.tsx';
import { SayButton } from './say-button.tsx';
import type { TermData } from './term.ts';
import styles from './term-page.module.css';

export function TermPage() {
  const {
    term: { slug, term, devanagari, spellings, senses, layer, pronunciation },
    related,
  } = usePageData<TermData>();
  const { spoken, say, notice, onNoticeEnded } = useSay('glossary');
  const url = `/glossary/${slug}`;
  return (
    <article className={styles['term']} key={slug}>
      <header className={styles['header']}>
        <h1>
          <span className={styles['devanagari']} lang="sa">
            {devanagari}
          </span>{' '}
          <span lang="sa-Latn">{term}</span>
        </h1>
        <div className={styles['said']}>
          <p>{pronunciation}</p>
          <SayButton term={term} isSaid={spoken === term} onClick={() => say({ term, devanagari })} />
        </div>
        {layer && (
          <p className={styles['layer']}>
            <LayerBadge layer={layer} /> as ROE reads it
          </p>
        )}
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
      <NamedIn url={url} />
      <div className={styles['ways']}>
        <ArrowLink to="/glossary" direction="back">
          Sacred 108 Glossary
        </ArrowLink>
        <span data-needs-script="">
          <CopyButton text={() => new URL(url, location.origin).href} label="Copy link" />
        </span>
      </div>
      {notice && <Toast kind="info" text={notice} onEnded={onNoticeEnded} />}
    </article>
  );
}
