import styles from './layers-diagram.module.css';

const LOBES = 12;

const around = (radius: number, part: number): string => {
  const angle = (part / (2 * LOBES)) * 2 * Math.PI;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
};

/** A circle of radius 100 that swings in and out twelve times. */
const wave = Array.from(
  { length: 2 * LOBES },
  (_, part) => `Q${around(part % 2 ? 89 : 111, part + 0.5)} ${around(100, part + 1)}`,
).join('');
const ring = `M100 0${wave}z`;

/** Every other ring is turned by half a wave, so that they cross like threads. */
const rings = [0.48, 0.58, 0.7, 0.84, 1, 1.19, 1.4];

const SIDE = 'M-164-164H-40v-12h-18v-22H58v22H40v12h124M-157-157H-33v-26h-18v-8H51v8H33v26h124';

/** The drawing of the three layers: a point in its halo, rings that cross like threads, a square with its gates. */
export function LayersFigure({ id }: { id: string }) {
  const halo = `${id}-halo`;
  return (
    <svg className={styles['drawing']} viewBox="-204 -204 408 408" fill="none" stroke="currentColor" aria-hidden="true">
      <defs>
        <radialGradient id={halo}>
          <stop offset="0" stopColor="currentColor" stopOpacity=".9" />
          <stop offset=".14" stopColor="currentColor" stopOpacity=".36" />
          <stop offset=".45" stopColor="currentColor" stopOpacity=".12" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </radialGradient>
        <path id={`${id}-side`} d={SIDE} vectorEffect="non-scaling-stroke" />
        <path id={`${id}-ring`} d={ring} vectorEffect="non-scaling-stroke" />
      </defs>
      <circle className={styles['scale']} r="150" strokeDasharray="1 6.854" strokeWidth="5" />
      <g className={styles['part']} data-layer="3">
        {[0, 90, 180, 270].map((angle) => (
          <use key={angle} href={`#${id}-side`} transform={`rotate(${angle})`} strokeLinejoin="round" />
        ))}
      </g>
      <g className={styles['part']} data-layer="2">
        {rings.map((scale, index) => (
          <use
            key={scale}
            href={`#${id}-ring`}
            transform={`rotate(${index % 2 ? 180 / LOBES : 0}) scale(${scale})`}
            opacity={(10 - index) / 10}
          />
        ))}
      </g>
      <g className={styles['part']} data-layer="1">
        <circle r="78" fill={`url(#${halo})`} stroke="none" />
        <circle r="30" vectorEffect="non-scaling-stroke" />
        <circle r="5.5" fill="currentColor" stroke="none" />
      </g>
    </svg>
  );
}
