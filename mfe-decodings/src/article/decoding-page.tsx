import { usePageData } from '@roe/shared/frame';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { Below } from '@roe/shared/ui/below';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { DecodingData } from '../decoding.ts';
import { SeriesNav } from '../series/series-nav.tsx';
import { Article } from './article.tsx';
import { ArticleActions } from './article-actions.tsx';
import { ArticleHero } from './article-hero.tsx';
import { BackLink } from './back-link.tsx';
import { DecodingDetails } from './decoding-details.tsx';
import styles from './decoding-page.module.css';
import { MoreLikeThis } from './more-like-this.tsx';

export function DecodingPage() {
  const decoding = usePageData<DecodingData>();
  return <Decoding key={decoding.slug} decoding={decoding} />;
}

function Decoding({ decoding }: { decoding: DecodingData }) {
  const { slug, title, excerpt, category, cover, tags, audioUrl, headings, references, related, html } = decoding;
  const url = `/decodings/${slug}`;
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
      <Article
        head={
          <ArticleHero
            cover={cover}
            back={<BackLink to="/decodings" />}
            kicker={<Link to={`/decodings?category=${encodeURIComponent(category)}`}>{category}</Link>}
            lead={excerpt}
            details={<DecodingDetails decoding={decoding} />}
          />
        }
        cover={cover}
        url={url}
        html={html}
        headings={headings}
        references={references}
        text={text}
        actions={
          <ArticleActions item={{ url, title, type: 'decoding' }} shared={excerpt} text={text} audioUrl={audioUrl} />
        }
      >
        {tags.length > 0 && (
          <ul className={styles['tags']} aria-label="Tags">
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
        <Below>
          <SeriesNav {...decoding} />
        </Below>
        <p>
          <ArrowLink to="/decodings" direction="back">
            All decodings
          </ArrowLink>
        </p>
      </Article>
      <Below>
        <MoreLikeThis related={related} />
      </Below>
    </>
  );
}
