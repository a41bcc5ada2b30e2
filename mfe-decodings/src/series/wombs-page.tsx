import { usePageData, usePageDocument } from '@roe/shared/frame';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Prose } from '@roe/shared/ui/prose';
import { Cover } from '../cover.tsx';
import { DecodingGrid } from '../decoding-card.tsx';
import type { WombEpisode, WombsData } from './wombs.ts';
import styles from './wombs-page.module.css';

export function WombsPage() {
  const { description, genres, cover, episodes, meanwhile, html } = usePageData<WombsData>();
  return (
    <>
      <PageHeader kicker={`Series in preparation · ${genres.join(', ')}`} lead={description} />
      <div className={styles['cover']}>
        <Cover of={usePageDocument().url} cover={cover} sizes="(min-width: 74rem) 74rem, 92vw" isFirst />
      </div>
      <div className={styles['prose']}>
        <Prose html={html} />
      </div>
      <section className={styles['part']} aria-labelledby="-episodes">
        <h2 id="-episodes">Three episodes</h2>
        <ol className={styles['episodes']}>
          {episodes.map((episode, place) => (
            <Episode key={episode.title} episode={episode} number={place + 1} />
          ))}
        </ol>
      </section>
      {meanwhile.length > 0 && (
        <section className={styles['part']} aria-labelledby="-meanwhile">
          <h2 id="-meanwhile">To read meanwhile</h2>
          <DecodingGrid decodings={meanwhile} />
        </section>
      )}
      <p className={styles['back']}>
        <ArrowLink to="/decodings" direction="back">
          Back to All Decodings
        </ArrowLink>
      </p>
    </>
  );
}

function Episode({ episode: { title, sanskrit, question, text }, number }: { episode: WombEpisode; number: number }) {
  return (
    <li>
      <p className={styles['state']}>Episode {number} · Coming soon</p>
      <h3>{title}</h3>
      <p className={styles['sanskrit']}>
        <span lang="sa">{sanskrit.devanagari}</span> <i lang="sa-Latn">{sanskrit.iast}</i>
      </p>
      <p className={styles['question']}>{question}</p>
      <p className={styles['text']}>{text}</p>
    </li>
  );
}
