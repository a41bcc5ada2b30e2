import { circle, type Place, path } from '@roe/shared/drawing';
import { type Figure, filled, type Ink, stroke, words } from '@roe/shared/kit/figure';

/** Balmer's constant, nanometres. */
const LIMIT = 364.56;
/** Wavelength of the line that belongs to a number from 3 on, nanometres. */
export const balmer = (number: number): number => (LIMIT * number ** 2) / (number ** 2 - 4);

const [FROM, TO] = [64, 246];
const SWING = 17;
/** Where a wave of so many loops is drawn. */
const heightOf = (row: number): number => 34 + 48 * row;

const wave = (loops: number, row: number): string =>
  path(
    Array.from(
      { length: 61 },
      (_, index): Place => [
        FROM + ((TO - FROM) * index) / 60,
        heightOf(row) - SWING * Math.sin((loops * Math.PI * index) / 60),
      ],
    ),
  );

const BAND = { top: 250, foot: 322 };
const xOf = (nanometres: number): number => 30 + (300 * (nanometres - 355)) / (670 - 355);

/** The visible lines as they look, about. */
const COLOURS: Record<number, Ink> = { 3: '#ff4b3e', 4: '#35d6d0', 5: '#7a6cff', 6: '#8f5bff' };
const NUMBERS = Array.from({ length: 18 }, (_, index) => index + 3);

/** Waves on a string that fit, and one that does not; below, the lines of hydrogen where Balmer's rule puts them. */
export function whatFitsFigure(): Figure {
  const fits = [1, 2, 3].flatMap((loops) => {
    const row = loops === 3 ? 3 : loops - 1;
    return [
      stroke(
        path([
          [FROM, heightOf(row)],
          [TO, heightOf(row)],
        ]),
        { ink: 'line' },
      ),
      stroke(wave(loops, row), { ink: 'gold', width: 2 }),
      words(String(loops), [FROM - 20, heightOf(row) + 5], { anchor: 'end', isStrong: true }),
      words('fits', [TO + 20, heightOf(row) + 5], { anchor: 'start' }),
    ];
  });
  const ends = [0, 1, 2, 3].flatMap((row) =>
    [FROM, TO].map((x) => filled(circle([x, heightOf(row)], 3.5), 'ink-soft')),
  );
  return {
    height: 366,
    marks: [
      ...fits,
      stroke(
        path([
          [FROM, heightOf(2)],
          [TO, heightOf(2)],
        ]),
        { ink: 'line' },
      ),
      stroke(wave(2.5, 2), { ink: 'ink-faint', width: 1.5, dash: '5 4' }),
      words('2½', [FROM - 20, heightOf(2) + 5], { anchor: 'end' }),
      words('does not', [TO + 20, heightOf(2) + 5], { anchor: 'start' }),
      ...ends,
      filled(
        path(
          [
            [20, BAND.top],
            [340, BAND.top],
            [340, BAND.foot],
            [20, BAND.foot],
          ],
          true,
        ),
        '#0c0c10',
      ),
      ...NUMBERS.map((number) =>
        stroke(
          path([
            [xOf(balmer(number)), BAND.top],
            [xOf(balmer(number)), BAND.foot],
          ]),
          {
            ink: COLOURS[number] ?? '#8d86a8',
            width: number in COLOURS ? 2.5 : 1,
          },
        ),
      ),
      ...[3, 4, 5, 6].map((number) =>
        words(`${number}²`, [xOf(balmer(number)), BAND.top - 9], { isSmall: true, isStrong: true }),
      ),
      ...[400, 500, 600].flatMap((nanometres) => [
        stroke(
          path([
            [xOf(nanometres), BAND.foot],
            [xOf(nanometres), BAND.foot + 6],
          ]),
        ),
        words(nanometres === 600 ? '600 nm' : String(nanometres), [xOf(nanometres), BAND.foot + 24], {
          ink: 'ink-faint',
          isSmall: true,
        }),
      ]),
    ],
  };
}
