import styles from './layer-badge.module.css';
import { type Layer, layers } from './layers.tsx';

/** One of the three layers: its colour, and always its name. */
export function LayerBadge({ layer }: { layer: Layer }) {
  return (
    <span className={styles['badge']} data-layer={layer}>
      Layer {layer} · {layers[layer - 1]?.name}
    </span>
  );
}
