import { circle, path } from '@roe/shared/drawing';
import { type Figure, filled, stroke, words } from '@roe/shared/kit/figure';

/** The list of the Sāṃkhya Kārikā: how many, and what. The first sees, the others are seen. */
export const ITEMS: [count: number, name: string][] = [
  [1, 'puruṣa, the seer'],
  [1, 'prakṛti, the source'],
  [1, 'buddhi, understanding'],
  [1, 'ahaṃkāra, the “I-maker”'],
  [1, 'manas, the mind'],
  [5, 'powers of sense'],
  [5, 'powers of action'],
  [5, 'subtle elements'],
  [5, 'gross elements'],
];

/** The first of them that a reader of Descartes would call matter, from 0. */
const STONES = 7;
const [TOP, ROW] = [30, 38];
/** More room where a line is drawn. */
const ROOM = 48;
const X = 14;

/** Where a row stands on the sheet: below each of the two lines there is more room. */
const heightOf = (row: number): number => TOP + ROW * row + (row > 0 ? ROOM : 0) + (row >= STONES ? ROOM : 0);

/** Twenty-five things in order, the line that Sāṃkhya draws among them, and the line that is expected. */
export function whichSideFigure(): Figure {
  const line = (row: number): number => heightOf(row) - (ROW + ROOM) / 2 + 4;
  return {
    height: heightOf(ITEMS.length - 1) + 20,
    marks: [
      words('sees', [346, heightOf(0) + 5], { anchor: 'end', ink: 'gold', isStrong: true }),
      ...ITEMS.flatMap(([count, name], row) => [
        ...Array.from({ length: count }, (_, index) =>
          filled(circle([X + 6 + index * 18, heightOf(row)], 6), row === 0 ? 'gold' : 'ink-soft'),
        ),
        words(name, [X + 104, heightOf(row) + 5], { anchor: 'start', ink: row === 0 ? 'gold' : 'ink-soft' }),
      ]),
      stroke(
        path([
          [X, line(1)],
          [346, line(1)],
        ]),
        { ink: 'gold', width: 2.5 },
      ),
      words('Sāṃkhya draws it here', [346, line(1) - 9], { anchor: 'end', ink: 'gold', isStrong: true, isSmall: true }),
      words('is seen', [346, line(1) + 24], { anchor: 'end', isStrong: true, isSmall: true }),
      stroke(
        path([
          [X, line(STONES)],
          [346, line(STONES)],
        ]),
        { ink: 'ink-faint', width: 1.5, dash: '5 4' },
      ),
      words('Descartes’s readers expect it about here', [346, line(STONES) - 9], {
        anchor: 'end',
        ink: 'ink-faint',
        isSmall: true,
      }),
    ],
  };
}
