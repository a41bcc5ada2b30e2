import { ButtonLink } from '@roe/shared/ui/button-link';
import { Card } from '@roe/shared/ui/card';
import { Carousel } from '@roe/shared/ui/carousel';
import { LevelBadge } from '@roe/shared/ui/level-badge';
import { VisuallyHidden } from '@roe/shared/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { Cover } from '../cover.tsx';
import type { RelatedDecoding } from '../decoding.ts';
import styles from './more-like-this.module.css';

/** Other decodings of the same category, or what is nearest where it has no other. */
export function MoreLikeThis({ related }: { related: RelatedDecoding[] }) {
  if (related.length === 0) return null;
  return (
    <div className={styles['more']}>
      <Carousel title="More Like This">
        {related.map((decoding) => (
          <Related key={decoding.slug} decoding={decoding} />
        ))}
      </Carousel>
    </div>
  );
}

/** 'Read' leads where the title leads, so that the keyboard passes it by. */
function Related({
  decoding: { slug, title, excerpt, level, minutes, tags, category, series, cover },
}: {
  decoding: RelatedDecoding;
}) {
  const to = `/decodings/${slug}`;
  return (
    <Card
      title={title}
      to={to}
      picture={<Cover of={to} cover={cover} sizes="(width < 29rem) 84vw, 24rem" />}
      kicker={series ?? category}
      foot={
        <>
          <ButtonLink to={to} size="small" tabIndex={-1}>
            Read<VisuallyHidden> {title}</VisuallyHidden>
          </ButtonLink>
          <span>{minutes} min read</span>
        </>
      }
    >
      <details className={styles['details']}>
        <summary>
          More Info<VisuallyHidden> about {title}</VisuallyHidden>
        </summary>
        <p>{excerpt}</p>
        <p className={styles['details']}>
          <LevelBadge level={level} />
          {tags.join(', ')}
        </p>
        <Link to={to}>
          Read More<VisuallyHidden> of {title}</VisuallyHidden>
        </Link>
      </details>
    </Card>
  );
}
