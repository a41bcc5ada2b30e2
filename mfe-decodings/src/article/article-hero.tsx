import { usePageDocument } from '@roe/shared/frame';
import { Picture, type PictureSource } from '@roe/shared/ui/picture';
import type { ReactNode } from 'react';
import styles from './article-hero.module.css';

/** As wide as the page's column with its margins. */
export const COVER_SIZES = '(width < 74rem) 100vw, 74rem';

const FALLBACK = '/images/decodings/placeholder-decoding.jpg';

interface Props {
  cover: PictureSource | null;
  /** Root path of what stands for it (specification, §9). */
  fallback?: string;
  /** Way back, above everything. */
  back: ReactNode;
  kicker: ReactNode;
  lead?: string;
  /** Date, reading time and the like, each a child. */
  details: ReactNode;
}

/** Top of an article: its cover as the night sky behind its title, the page's one h1. */
export function ArticleHero({ cover, fallback = FALLBACK, back, kicker, lead, details }: Props) {
  const { url, title } = usePageDocument();
  return (
    <header className={styles['hero']} data-theme="night">
      <div className={styles['cover']} data-cover={url}>
        {cover ? (
          <Picture picture={cover} alt="" sizes={COVER_SIZES} isFirst />
        ) : (
          <img src={fallback} alt="" width="1280" height="720" />
        )}
      </div>
      <div className={styles['words']}>
        <div className={styles['back']}>{back}</div>
        <p className={styles['kicker']}>{kicker}</p>
        <h1>{title}</h1>
        {lead && <p className={styles['lead']}>{lead}</p>}
        <div className={styles['details']}>{details}</div>
      </div>
    </header>
  );
}
