import { type Place, path } from '@roe/shared/drawing';
import { type Figure, type Ink, stroke, words } from '@roe/shared/kit/figure';
import { LINES, linesRound, MIDDLE, strokeOf, thresholdLine } from '../../src/figures/threshold-line.ts';
import { still } from './still.ts';

const INKS: Ink[] = ['gold', 'ink', 'edge', 'ink-faint'];

/** The smallest kolam, which can be drawn and made larger by hand, and two beside it: as many lines as divide both sides. */
export function thresholdLineFigure(): Figure {
  const { d, text, controls } = still(thresholdLine, [
    { label: 'Rows', min: 1, max: LINES, step: 1, value: 2 },
    { label: 'Dots in a row', min: 2, max: 6, step: 1, value: 3 },
    { label: 'How far it is drawn', min: 0, max: 100, step: 5, value: 100 },
  ]);
  return {
    height: 420,
    controls,
    marks: [
      stroke(d('dots'), { ink: 'ink-soft', width: 6, part: 'dots' }),
      ...INKS.map((ink, index) => stroke(d(`line${index}`), { ink, width: 2.5, part: `line${index}` })).reverse(),
      words(text('count'), [MIDDLE[0], 256], { ink: 'gold', isStrong: true, part: 'count' }),
      ...beside(3, 3, [88, 336], '3 × 3: three lines'),
      ...beside(2, 4, [268, 336], '2 × 4: two lines'),
    ],
  };
}

/** A whole one, small. */
function beside(rows: number, columns: number, [x, y]: Place, name: string) {
  const unit = 17;
  const corner: Place = [x - columns * unit, y - rows * unit];
  const dots = Array.from(
    { length: rows * columns },
    (_, index): Place => [
      corner[0] + (2 * (index % columns) + 1) * unit,
      corner[1] + (2 * Math.floor(index / columns) + 1) * unit,
    ],
  );
  return [
    stroke(dots.map((dot) => path([dot, dot])).join(''), { ink: 'ink-faint', width: 4 }),
    ...linesRound(rows, columns)
      .map((line, index) =>
        stroke(strokeOf(line, rows, columns, unit, corner), { ink: INKS[index] as Ink, width: 1.5 }),
      )
      .reverse(),
    words(name, [x, 414], { isSmall: true }),
  ];
}
