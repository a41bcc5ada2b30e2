import { usePageData } from '@roe/shared/frame';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Article } from '../article/article.tsx';
import { ArticleActions } from '../article/article-actions.tsx';
import { ArticleHero } from '../article/article-hero.tsx';
import { BackLink } from '../article/back-link.tsx';
import { Neighbours } from '../article/neighbours.tsx';
import type { AnalysisData, AnalysisLink } from './analysis.ts';
import { categoryName } from './analysis-category.ts';
import { Reading } from './reading.tsx';
import { ViewCount } from './view-count.tsx';

const wayTo = (analysis: AnalysisLink | null) =>
  analysis && { to: `/realworld/${analysis.slug}`, title: analysis.title, kind: categoryName[analysis.category] };

export function AnalysisPage() {
  const analysis = usePageData<AnalysisData>();
  return <Analysis key={analysis.slug} analysis={analysis} />;
}

function Analysis({ analysis }: { analysis: AnalysisData }) {
  const { slug, title, category, date, dateText, minutes, cover, videoUrl, realityDecoding } = analysis;
  const { headings, references, previous, next, html } = analysis;
  const url = `/realworld/${slug}`;
  const text = useRef<HTMLDivElement>(null);
  return (
    <Article
      head={
        <>
          <ArticleHero
            cover={cover}
            fallback="/images/placeholder-decoding.jpg"
            back={<BackLink to="/real-world" />}
            kicker={<Link to={`/real-world?category=${category}`}>{categoryName[category]}</Link>}
            details={
              <>
                <span>{date ? <time dateTime={date}>{dateText}</time> : 'No date'}</span>
                <span>{minutes} min read</span>
                {videoUrl && <a href={videoUrl}>Watch</a>}
                <ViewCount subject={url} />
              </>
            }
          />
          <Reading analysis={analysis} />
        </>
      }
      cover={cover}
      url={url}
      html={html}
      headings={headings}
      references={references}
      text={text}
      actions={<ArticleActions item={{ url, title, type: 'analysis' }} shared={realityDecoding ?? title} text={text} />}
    >
      <nav aria-label="Analyses">
        <Neighbours previous={wayTo(previous)} next={wayTo(next)} />
      </nav>
      <p>
        <ArrowLink to="/real-world" direction="back">
          All analyses
        </ArrowLink>
      </p>
    </Article>
  );
}
