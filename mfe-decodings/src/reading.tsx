import { LayerBadge } from '@roe/shared/ui/layer-badge';
import styles from './analysis.module.css';
import type { Analysis } from './analysis.ts';

/** What they said, what it really means, and where it lives on the three layers. */
export function Reading({ analysis: { whatTheySaid, realityDecoding, layerMapping } }: { analysis: Analysis }) {
  return (
    <dl className={styles['reading']}>
      <div>
        <dt>What they said</dt>
        <dd className={styles['said']}>{whatTheySaid}</dd>
      </div>
      <div>
        <dt>What it really means</dt>
        <dd>{realityDecoding}</dd>
      </div>
      <div>
        <dt>On the three layers</dt>
        <dd className={styles['layers']}>
          <p>
            <LayerBadge layer={3} /> {layerMapping.form}
          </p>
          <p>
            <LayerBadge layer={2} /> {layerMapping.vibration}
          </p>
          <p>
            <LayerBadge layer={1} /> {layerMapping.stillness}
          </p>
        </dd>
      </div>
    </dl>
  );
}
