import { usePageData } from '@roe/shared/frame';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { PageHeader } from '@roe/shared/ui/page-header';
import { DecodingCard, DecodingGrid } from '../decoding-card.tsx';
import type { ScriptureDecoding, ScripturesData } from './scriptures.ts';
import styles from './scriptures-page.module.css';

export function ScripturesPage() {
  const { shelves } = usePageData<ScripturesData>();
  return (
    <>
      <PageHeader lead="A story that has been told for two thousand years has usually been asked many questions. These decodings name the passages that they rest on, so that you can look them up and ask your own." />
      {shelves.map(({ id, name, decodings }, place) => (
        <section className={styles['shelf']} key={id} aria-labelledby={id}>
          <div className={styles['top']}>
            <h2 id={id}>{name}</h2>
            <p>{countText(decodings)}</p>
          </div>
          <DecodingGrid
            decodings={decodings}
            cardOf={(decoding, column) => (
              <DecodingCard key={decoding.slug} decoding={decoding} isFirst={place === 0 && column === 0}>
                <p className={styles['sources']}>{decoding.sources.join(' · ')}</p>
              </DecodingCard>
            )}
          />
        </section>
      ))}
      <p className={styles['back']}>
        <ArrowLink to="/library">The texts themselves, in the library</ArrowLink>
        <ArrowLink to="/decodings">All decodings</ArrowLink>
      </p>
    </>
  );
}

function countText(decodings: ScriptureDecoding[]): string {
  const upcoming = decodings.filter(({ isComingSoon }) => isComingSoon).length;
  const readable = decodings.length - upcoming;
  const text = readable === 1 ? '1 decoding' : `${readable} decodings`;
  return upcoming === 0 ? text : `${text}, ${upcoming} in preparation`;
}
