import { usePageData } from '@roe/shared/frame';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Link } from 'react-router-dom';
import styles from './analysis.module.css';
import type { AnalysisListData } from './analysis.ts';
import { Reading } from './reading.tsx';

export function AnalysisListPage() {
  const { analyses } = usePageData<AnalysisListData>();
  return (
    <>
      <PageHeader lead="A sentence that is heard everywhere, and three questions: what was said, what does it really mean, and where does it live?" />
      <p className={styles['count']}>{analyses.length} analyses</p>
      <ul className={styles['list']}>
        {analyses.map((analysis) => (
          <li key={analysis.slug} className={styles['card']}>
            <p className={styles['category']}>{analysis.category}</p>
            <h2>
              <Link to={`/realworld/${analysis.slug}`}>{analysis.title}</Link>
            </h2>
            <Reading analysis={analysis} />
          </li>
        ))}
      </ul>
    </>
  );
}
