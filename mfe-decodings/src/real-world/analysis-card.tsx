import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { LayerBadge } from '@roe/shared/ui/layer-badge';
import { VisuallyHidden } from '@roe/shared/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { ShareButton } from '../article/share-button.tsx';
import { Cover } from '../cover.tsx';
import type { Analysis } from './analysis.ts';
import styles from './analysis-card.module.css';
import { categoryName } from './analysis-category.ts';

/** An analysis in the list: what they said, what it really means, and where it lives, side by side. */
export function AnalysisCard({ analysis, isFirst }: { analysis: Analysis; isFirst: boolean }) {
  const { slug, title, category, whatTheySaid, realityDecoding, layerMapping, minutes, tags, cover, dateText } =
    analysis;
  const url = `/realworld/${slug}`;
  return (
    <li className={styles['card']}>
      <div className={styles['top']}>
        <div className={styles['cover']}>
          <Cover
            of={url}
            cover={cover}
            sizes="(min-width: 46rem) 20rem, 92vw"
            isFirst={isFirst}
            fallback="/images/placeholder-decoding.jpg"
          />
        </div>
        <div className={styles['title']}>
          <p className={styles['category']}>{categoryName[category]}</p>
          <h2>
            <Link to={url}>{title}</Link>
          </h2>
          <p className={styles['date']}>{dateText ?? 'No date'}</p>
        </div>
      </div>
      <dl className={styles['columns']}>
        <div>
          <dt>What they said</dt>
          <dd className={styles['said']}>{whatTheySaid ?? 'No data provided'}</dd>
        </div>
        <div>
          <dt>What it really means</dt>
          <dd>{realityDecoding ?? 'No decoding provided'}</dd>
        </div>
        <div>
          <dt>Layer analysis</dt>
          <dd className={styles['layers']}>
            {layerMapping ? (
              <details>
                <summary>Form, vibration, stillness</summary>
                <p>
                  <LayerBadge layer={3} />
                  {layerMapping.form}
                </p>
                <p>
                  <LayerBadge layer={2} />
                  {layerMapping.vibration}
                </p>
                <p>
                  <LayerBadge layer={1} />
                  {layerMapping.stillness}
                </p>
              </details>
            ) : (
              'No layer mapping'
            )}
          </dd>
        </div>
      </dl>
      <div className={styles['foot']}>
        <ArrowLink to={url}>
          Read the analysis<VisuallyHidden> “{title}”</VisuallyHidden> · {minutes} min
        </ArrowLink>
        {tags.length > 0 && (
          <ul aria-label="Tags">
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
        <div data-needs-script="">
          <ShareButton title={title} text={realityDecoding ?? title} url={url}>
            Share<VisuallyHidden> “{title}”</VisuallyHidden>
          </ShareButton>
        </div>
      </div>
    </li>
  );
}
