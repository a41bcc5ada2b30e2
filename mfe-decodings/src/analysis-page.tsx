import { usePageData } from '@roe/shared/frame';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Prose } from '@roe/shared/ui/prose';
import { Link } from 'react-router-dom';
import styles from './analysis.module.css';
import type { AnalysisData } from './analysis.ts';
import { Reading } from './reading.tsx';
import { References } from './references.tsx';

export function AnalysisPage() {
  const analysis = usePageData<AnalysisData>();
  const { slug, category, date, dateText, html, references } = analysis;
  return (
    <article className={styles['article']} key={slug}>
      <PageHeader kicker={category}>
        <p className={styles['count']}>{date ? <time dateTime={date}>{dateText}</time> : 'No date'}</p>
      </PageHeader>
      <Reading analysis={analysis} />
      {html ? <Prose html={html} /> : <p>No content available.</p>}
      <References references={references} />
      <p className={styles['back']}>
        <Link to="/real-world">All analyses</Link>
      </p>
    </article>
  );
}
