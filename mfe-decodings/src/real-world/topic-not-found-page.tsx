import { usePageData } from '@roe/shared/frame';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Link } from 'react-router-dom';
import type { TopicNotFoundData } from './analysis.ts';
import { categoryName } from './analysis-category.ts';
import styles from './topic-not-found-page.module.css';

/** What an analysis gets that is none (specification, §8): its name, a way back, and all that there are. */
export function TopicNotFoundPage() {
  const { analyses } = usePageData<TopicNotFoundData>();
  return (
    <>
      <PageHeader lead="There is no analysis at this address. The link may be old or misspelt.">
        <ArrowLink to="/real-world" direction="back">
          Decode the Real World
        </ArrowLink>
      </PageHeader>
      <ul className={styles['list']} aria-label="All analyses">
        {analyses.map(({ slug, title, category }) => (
          <li key={slug}>
            <span className={styles['category']}>{categoryName[category]}</span>
            <Link to={`/realworld/${slug}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
