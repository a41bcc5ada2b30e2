import styles from './drawing.module.css';
import { figures } from './figures.tsx';

export type Figure = keyof typeof figures;

/** A figure of lines on a small piece of night sky, in the light of its layer. Decorative. */
export function Drawing({ figure, layer }: { figure: Figure; layer: 1 | 2 | 3 }) {
  return (
    <svg
      className={styles['drawing']}
      data-theme="night"
      data-layer={layer}
      viewBox="-128 -80 256 160"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {figures[figure]}
    </svg>
  );
}
