import styles from './layer-badge.module.css';

const layers = { 1: 'Stillness', 2: 'Vibration', 3: 'Form' } as const;

/** One of the three layers: its colour, and always its name. */
export function LayerBadge({ layer }: { layer: keyof typeof layers }) {
  return (
    <span className={styles['badge']} data-layer={layer}>
      Layer {layer} · {layers[layer]}
    </span>
  );
}
