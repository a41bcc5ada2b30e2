import { usePageData, usePageDocument } from '@roe/shared/frame';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Paragraphs } from '../paragraphs.tsx';
import type { CosmicSeriesData } from './cosmic-series.ts';
import styles from './cosmic-series-page.module.css';
import { Stage } from './stage.tsx';

/** A universe in eight pictures, at the visitor's own pace. The address names the scene; without script all stand in order. */
export function CosmicSeriesPage() {
  const { lead, introduction, scenes, closing, links } = usePageData<CosmicSeriesData>();
  return (
    <article key={usePageDocument().url}>
      <PageHeader lead={lead}>
        <Paragraphs texts={introduction} className={styles['introduction']} />
      </PageHeader>
      <Stage scenes={scenes} />
      <div className={styles['end']}>
        <p>{closing}</p>
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <ArrowLink to={href}>{label}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
