import { useSaved } from '@roe/shared/state/saved';
import { Card } from '@roe/shared/ui/card';
import { LevelBadge } from '@roe/shared/ui/level-badge';
import type { CSSProperties, ReactNode } from 'react';
import { Cover } from './cover.tsx';
import type { DecodingSummary } from './decoding.ts';
import styles from './decoding-card.module.css';

/** How wide a card's cover stands. */
const SIZES = '(min-width: 74rem) 23rem, (min-width: 46rem) 46vw, 92vw';

interface Props {
  decoding: DecodingSummary;
  /** The page's first picture. */
  isFirst?: boolean;
  /** More that is to be said of it. */
  children?: ReactNode;
}

/** A decoding in a list; all of it leads to its page. One that is still to come leads nowhere, and says why. */
export function DecodingCard({ decoding, isFirst = false, children }: Props) {
  const { slug, title, excerpt, category, series, episode, level, dateText, minutes, isComingSoon, cover } = decoding;
  const progress = useSaved((saved) => saved.progress[`/decodings/${slug}`]);
  const read = progress && (progress.isRead ? 1 : progress.part);
  return (
    <li
      className={styles['card']}
      data-coming-soon={isComingSoon || undefined}
      style={read ? ({ '--read': `${read * 100}%` } as CSSProperties) : undefined}
    >
      <Card
        title={title}
        {...(!isComingSoon && { to: `/decodings/${slug}` })}
        picture={<Cover of={`/decodings/${slug}`} cover={cover} sizes={SIZES} isFirst={isFirst} />}
        kicker={category}
        foot={
          isComingSoon ? (
            'In preparation: the text is being written.'
          ) : (
            <>
              <LevelBadge level={level} />
              <span>{dateText ?? 'No date'}</span>
              <span>{read ? (read === 1 ? 'Read' : `${Math.round(read * 100)} % read`) : `${minutes} min read`}</span>
            </>
          )
        }
      >
        {series && episode && (
          <p className={styles['series']}>
            {series}, episode {episode}
          </p>
        )}
        <p className={styles['excerpt']}>{excerpt}</p>
        {children}
      </Card>
    </li>
  );
}

interface GridProps<Decoding extends DecodingSummary> {
  decodings: Decoding[];
  /** The card of one; without it a plain one. */
  cardOf?: (decoding: Decoding, place: number) => ReactNode;
}

/** Cards in as many columns as there is room for. */
export function DecodingGrid<Decoding extends DecodingSummary>({ decodings, cardOf = plainCard }: GridProps<Decoding>) {
  return <ul className={styles['grid']}>{decodings.map(cardOf)}</ul>;
}

const plainCard = (decoding: DecodingSummary) => <DecodingCard key={decoding.slug} decoding={decoding} />;
