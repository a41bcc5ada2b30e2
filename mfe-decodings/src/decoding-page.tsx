import { usePageData } from '@roe/shared/frame';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Prose } from '@roe/shared/ui/prose';
import { Link } from 'react-router-dom';
import type { DecodingData, EpisodeLink } from './decoding.ts';
import styles from './decoding-page.module.css';
import { References } from './references.tsx';

export function DecodingPage() {
  const {
    slug,
    excerpt,
    category,
    level,
    date,
    dateText,
    minutes,
    series,
    episode,
    tags,
    references,
    previous,
    next,
    html,
  } = usePageData<DecodingData>();
  return (
    <article className={styles['article']} key={slug}>
      <PageHeader kicker={category} lead={excerpt}>
        <p className={styles['facts']}>
          {date ? <time dateTime={date}>{dateText}</time> : 'No date'} · {minutes} min read ·{' '}
          <Link to="/decodings/consciousness-levels">{level} level</Link>
        </p>
        {series && episode && (
          <p className={styles['facts']}>
            Episode {episode} of <cite>{series}</cite>
          </p>
        )}
      </PageHeader>
      {html ? <Prose html={html} /> : <p>No content available.</p>}
      <References references={references} />
      {tags.length > 0 && (
        <ul className={styles['tags']} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <nav className={styles['neighbours']} aria-label="Episodes">
        {previous && <Neighbour label="Previous" to={previous} />}
        {next && <Neighbour label="Next" to={next} />}
        <Link to="/decodings">All decodings</Link>
      </nav>
    </article>
  );
}

function Neighbour({ label, to: { slug, title, episode } }: { label: string; to: EpisodeLink }) {
  return (
    <Link to={`/decodings/${slug}`}>
      {label}: Episode {episode}, {title}
    </Link>
  );
}
