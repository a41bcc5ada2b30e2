import { circle, path } from '@roe/shared/drawing';
import { type Figure, filled, stroke, words } from '@roe/shared/kit/figure';

/** Metres. */
const LIGHT_YEAR = 9.461e15;
const PROTON = 1.7e-15;

/** What stands on the pillar, in metres, from above. */
export const LENGTHS = {
  firstLight: 45e9 * LIGHT_YEAR,
  reach: 17e9 * LIGHT_YEAR,
  star: 4.24 * LIGHT_YEAR,
  lightDay: LIGHT_YEAR / 365.25,
  centre: 6.371e6,
  borehole: 12_262,
  you: 1.7,
  proton: PROTON,
  resolved: PROTON / 1e4,
  mute: 1.6e-35,
} as const;

const [X, HALF] = [180, 22];
const [TOP, FOOT] = [56, 476];
/** Powers of ten from the first light down to where theory is mute. */
const SPAN = Math.log10(LENGTHS.firstLight / LENGTHS.mute);

/** Where a length stands on the sheet. */
export const heightOf = (metres: number): number =>
  TOP + ((FOOT - TOP) * Math.log10(LENGTHS.firstLight / metres)) / SPAN;

/** All lengths from the smallest thing of which theory speaks to the first light: each step up is ten times as long. */
export function withoutMiddleFigure(): Figure {
  const [left, right] = [X - HALF, X + HALF];
  const shaft = (from: number, to: number) =>
    path(
      [
        [left, from],
        [right, from],
        [right, to],
        [left, to],
      ],
      true,
    );
  const tens = Array.from({ length: 13 }, (_, index) => 10 ** (25 - 5 * index)).filter(
    (metres) => metres > LENGTHS.mute,
  );
  const named = (
    side: 1 | -1,
    metres: number,
    lines: string | string[],
    shift = 0,
    ink: 'ink' | 'ink-soft' = 'ink-soft',
  ) => {
    const y = heightOf(metres);
    const edge = X + side * HALF;
    return [
      stroke(
        path([
          [edge, y],
          [edge + side * 12, y],
          [edge + side * 20, y + shift],
        ]),
      ),
      words(lines, [edge + side * 26, y + shift + 5], { anchor: side > 0 ? 'start' : 'end', isSmall: true, ink }),
    ];
  };
  const seen = heightOf(LENGTHS.resolved);
  return {
    height: 520,
    marks: [
      filled(shaft(TOP, seen), 'gold', { opacity: 0.14 }),
      ...[left, right].flatMap((x) => [
        stroke(
          path([
            [x, TOP],
            [x, seen],
          ]),
          { ink: 'gold', width: 2 },
        ),
        stroke(
          path([
            [x, seen],
            [x, FOOT + 34],
          ]),
          { ink: 'edge', width: 1.5, dash: '2 6' },
        ),
        stroke(
          path([
            [x, TOP],
            [x, TOP - 44],
          ]),
          { ink: 'edge', width: 1.5, dash: '2 6' },
        ),
      ]),
      ...tens.map((metres) =>
        stroke(
          path([
            [left, heightOf(metres)],
            [left + 7, heightOf(metres)],
          ]),
          { ink: 'edge' },
        ),
      ),
      stroke(
        path([
          [left, heightOf(LENGTHS.you)],
          [right, heightOf(LENGTHS.you)],
        ]),
        { ink: 'ink', width: 1.5 },
      ),
      filled(circle([X, heightOf(LENGTHS.you)], 5), 'ink'),
      ...named(1, LENGTHS.you, 'you', 0, 'ink'),
      ...named(-1, LENGTHS.firstLight, ['the first light'], -4),
      ...named(1, LENGTHS.reach, ['as far as a swan', 'of light can fly'], 2),
      ...named(1, LENGTHS.star, 'the nearest star'),
      ...named(-1, LENGTHS.lightDay, 'Voyager 1'),
      ...named(1, LENGTHS.centre, ['Earth’s centre'], -2),
      ...named(-1, LENGTHS.borehole, 'the borehole'),
      ...named(1, LENGTHS.proton, 'a proton'),
      ...named(-1, LENGTHS.resolved, ['the smallest', 'thing resolved'], -8),
      ...named(1, LENGTHS.mute, ['here theory', 'is mute'], -8),
    ],
  };
}
