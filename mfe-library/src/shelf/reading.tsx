import { LayerBadge } from '@roe/shared/ui/layer-badge';
import { LevelBadge } from '@roe/shared/ui/level-badge';
import styles from './reading.module.css';
import type { Listed } from './shelf.ts';

/** How ROE reads a text: its level, its layer, and whether it is one of the foundational ones. */
export function Reading({
  of: { level, layer, isFoundational },
}: {
  of: Pick<Listed, 'level' | 'layer' | 'isFoundational'>;
}) {
  return (
    <p className={styles['reading']}>
      <LevelBadge level={level} />
      <LayerBadge layer={layer} />
      {isFoundational && <span className={styles['foundational']}>Foundational text</span>}
    </p>
  );
}
