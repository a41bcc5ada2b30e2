import { usePageData } from '@roe/shared/frame';
import { ButtonLink } from '@roe/shared/ui/button-link';
import { ChipLink, ChipRow } from '@roe/shared/ui/chip';
import { EmptyState } from '@roe/shared/ui/empty-state';
import { PageHeader } from '@roe/shared/ui/page-header';
import { useSearchParams } from 'react-router-dom';
import type { AnalysisListData } from './analysis.ts';
import { AnalysisCard } from './analysis-card.tsx';
import { categoryName } from './analysis-category.ts';
import styles from './analysis-list-page.module.css';

export function AnalysisListPage() {
  const { analyses } = usePageData<AnalysisListData>();
  const [params] = useSearchParams();
  const chosen = params.get('category') ?? '';
  const categories = [...new Set(analyses.map(({ category }) => category))];
  const hits = analyses.filter(({ category }) => chosen === '' || category === chosen);
  return (
    <>
      <PageHeader lead="A sentence that is heard everywhere, and three questions: what was said, what does it really mean, and where does it live?" />
      <div className={styles['bar']}>
        <div data-needs-script="">
          <ChipRow label="Categories">
            <ChipLink to="/real-world" isCurrent={chosen === ''} count={analyses.length}>
              All Analysis
            </ChipLink>
            {categories.map((category) => (
              <ChipLink
                key={category}
                to={`/real-world?category=${category}`}
                isCurrent={chosen === category}
                count={analyses.filter((analysis) => analysis.category === category).length}
              >
                {categoryName[category]}
              </ChipLink>
            ))}
          </ChipRow>
        </div>
        <p className={styles['count']} role="status">
          {hits.length === 1 ? '1 analysis' : `${hits.length} analyses`}
        </p>
      </div>
      {hits.length === 0 && (
        <EmptyState
          title="No analyses found for this category."
          actions={
            <ButtonLink variant="primary" to="/real-world">
              Show all analyses
            </ButtonLink>
          }
        />
      )}
      <ul className={styles['list']}>
        {hits.map((analysis, place) => (
          <AnalysisCard key={analysis.slug} analysis={analysis} isFirst={place === 0} />
        ))}
      </ul>
    </>
  );
}
