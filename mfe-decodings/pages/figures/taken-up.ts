import { type Place, path } from '@roe/shared/drawing';
import { type Figure, stroke, words } from '@roe/shared/kit/figure';

const [LEFT, COLUMN] = [20, 80];
const middleOf = (column: number): number => LEFT + COLUMN * (column + 0.5);

const [VOICE, MOUTHS, BRACKETS] = [142, 66, 236];
/** How far open the lips are in each sound, and how wide, units. */
const LIPS: [wide: number, open: number][] = [
  [26, 20],
  [12, 11],
  [20, 0],
];

/** Two lips: a lens between two corners. */
const mouth = (x: number, [wide, open]: [number, number]): string =>
  `M${x - wide} ${MOUTHS}Q${x} ${MOUTHS - 2 * open} ${x + wide} ${MOUTHS}Q${x} ${MOUTHS + 2 * open} ${x - wide} ${MOUTHS}z`;

/** The voice: as loud as the mouth lets it out, swinging, and over at the end of the third quarter. */
function voice(): string {
  const loudness = (part: number): number => 24 * Math.sqrt(Math.max(0, 1 - part / 3)) * Math.min(1, part * 8);
  return path(
    Array.from({ length: 241 }, (_, index): Place => {
      const part = (index / 240) * 3;
      return [LEFT + part * COLUMN, VOICE + loudness(part) * Math.sin(index * 0.72)];
    }),
  );
}

/** One syllable from open to shut; what each quarter takes up; and what goes through all of them. */
export function takenUpFigure(): Figure {
  const bracket = (columns: number, row: number) => {
    const y = BRACKETS + row * 20;
    const end = LEFT + columns * COLUMN - 6;
    return stroke(
      path([
        [LEFT, y - 6],
        [LEFT, y],
        [end, y],
        [end, y - 6],
      ]),
      {
        ink: columns === 4 ? 'gold' : 'ink-soft',
        width: columns === 4 ? 2.5 : 1.5,
      },
    );
  };
  return {
    height: 356,
    marks: [
      ...['a', 'u', 'm', ''].map((sound, column) =>
        words(sound, [middleOf(column), 24], { isStrong: true, ink: 'ink' }),
      ),
      ...LIPS.map((lips, column) => stroke(mouth(middleOf(column), lips), { ink: 'ink-soft', width: 2 })),
      stroke(voice(), { ink: 'gold', width: 1.5 }),
      stroke(
        path([
          [LEFT + 3 * COLUMN, VOICE],
          [LEFT + 4 * COLUMN, VOICE],
        ]),
        { ink: 'gold', width: 1.5 },
      ),
      ...[1, 2, 3].map((column) =>
        stroke(
          path([
            [LEFT + column * COLUMN, 34],
            [LEFT + column * COLUMN, 214],
          ]),
          { ink: 'line' },
        ),
      ),
      ...['waking', 'dream', 'sleep', 'no state'].map((state, column) =>
        words(state, [middleOf(column), 200], { isSmall: true }),
      ),
      ...[1, 2, 3, 4].map((columns, row) => bracket(columns, row)),
      words(['each takes up the one before,', 'the last is the whole coin'], [180, 324], { isSmall: true }),
    ],
  };
}
