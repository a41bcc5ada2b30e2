import styles from './figure.module.css';
import { type Pattern, type PatternLine, VIEW_BOX, weights } from './pattern.ts';

interface Props extends Pick<Pattern, 'steps' | 'name'> {
  /** How many steps are shown; all where nothing is said. */
  stepCount?: number;
  /** Whether the last step that is shown is being drawn. */
  isDrawn?: boolean;
  /** Thickness of a plain line, in units of the drawing. */
  weight?: number;
  /** A CSS colour. */
  colour?: string | undefined;
}

/** A pattern as an SVG. */
export function Figure({ steps, name, stepCount = steps.length, isDrawn = false, weight = 1.2, colour }: Props) {
  const isSeen = ({ kind }: PatternLine) => kind !== 'guide' || stepCount < steps.length;
  return (
    <svg
      className={styles['figure']}
      viewBox={VIEW_BOX}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={name}
      style={{ color: colour }}
    >
      {steps.slice(0, stepCount).map((lines, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their places
        <g key={step} className={styles['step']} data-drawn={(isDrawn && step === stepCount - 1) || undefined}>
          {lines.filter(isSeen).map((line) => (
            <path key={line.d} {...attributesOf(line, weight)} pathLength={1} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** How a line is drawn: the same on the page and in the file. */
export const attributesOf = ({ d, kind }: PatternLine, weight: number) =>
  kind === 'dot'
    ? { d, fill: 'currentColor', stroke: 'none' }
    : { d, strokeWidth: Number((weights[kind ?? 'plain'] * weight).toFixed(2)) };
