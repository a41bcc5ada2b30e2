import { LayerBadge } from '@roe/shared/ui/layer-badge';
import type { AnalysisData } from './analysis.ts';
import styles from './reading.module.css';

const layers = [
  [3, 'form'],
  [2, 'vibration'],
  [1, 'stillness'],
] as const;

/** What they said and what it really means beside each other, and below them the three layers, from what is seen to what it appears in. */
export function Reading({
  analysis: { whatTheySaid, realityDecoding, layerMapping, headings },
}: {
  analysis: AnalysisData;
}) {
  /** What a link to this layer names, unless a heading of the text has that name. */
  const anchorOf = (layer: number): string | undefined =>
    headings.some(({ id }) => id === `layer-${layer}`) ? undefined : `layer-${layer}`;

  return (
    <dl className={styles['reading']}>
      <div className={styles['said']}>
        <dt>What they said</dt>
        <dd>{whatTheySaid ?? 'No data provided'}</dd>
      </div>
      <div className={styles['means']}>
        <dt>What it really means</dt>
        <dd>{realityDecoding ?? 'No decoding provided'}</dd>
      </div>
      <div className={styles['layers']}>
        <dt>Layer analysis</dt>
        {layerMapping ? (
          layers.map(([layer, name]) => (
            <dd key={layer} id={anchorOf(layer)} data-layer={layer}>
              <LayerBadge layer={layer} />
              <p>{layerMapping[name]}</p>
            </dd>
          ))
        ) : (
          <dd>No layer mapping</dd>
        )}
      </div>
    </dl>
  );
}
