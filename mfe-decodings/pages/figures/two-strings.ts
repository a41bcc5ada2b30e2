import { circle, type Place, path } from '@roe/shared/drawing';
import { type Figure, filled, stroke, words } from '@roe/shared/kit/figure';

/** Gaps between the nuts, in hands, from the tray upwards. */
export const GAPS = { equal: [4, 4, 4, 4], odd: [1, 3, 5, 7] };

/** Heights of the nuts above the tray, in hands. */
export const heightsOf = (gaps: readonly number[]): number[] =>
  [0, ...gaps].map((_, nut) => gaps.slice(0, nut).reduce((sum, gap) => sum + gap, 0));

/** When a nut is heard: the root of its height, in the time of a fall from one hand. */
export const beatOf = (hands: number): number => Math.sqrt(hands);

const HAND = 14;
const TRAY = 262;
const [LEFT, RIGHT] = [44, 340];

function string(x: number, gaps: readonly number[], ink: 'gold' | 'ink-soft') {
  const heights = heightsOf(gaps);
  const y = (hands: number): number => TRAY - 4 - hands * HAND;
  return [
    stroke(
      path([
        [x, y(0)],
        [x, y(16) - 16],
      ]),
      { ink: 'edge', width: 1.5 },
    ),
    ...heights.map((height) => filled(circle([x, y(height)], 5), ink)),
    ...gaps.map((gap, index) =>
      words(String(gap), [x + 16, y((heights[index] as number) + gap / 2) + 5], {
        anchor: 'start',
        ink,
        isStrong: true,
      }),
    ),
  ];
}

function ticks(y: number, gaps: readonly number[], ink: 'gold' | 'ink-soft') {
  const x = (beat: number): number => LEFT + 20 + ((RIGHT - LEFT - 20) * beat) / 4;
  const places: Place[] = heightsOf(gaps).map((hands) => [x(beatOf(hands)), y]);
  return [
    stroke(
      path([
        [x(0), y],
        [x(4), y],
      ]),
      { ink: 'line' },
    ),
    ...places.map(([at]) =>
      stroke(
        path([
          [at, y - 10],
          [at, y + 10],
        ]),
        { ink, width: 2.5 },
      ),
    ),
  ];
}

/** Two strings of nuts above a tray, and what is heard when they are let go. */
export function twoStringsFigure(): Figure {
  return {
    height: 392,
    marks: [
      ...string(100, GAPS.equal, 'ink-soft'),
      ...string(236, GAPS.odd, 'gold'),
      stroke(
        path([
          [40, TRAY],
          [320, TRAY],
        ]),
        { ink: 'ink', width: 2.5 },
      ),
      words('tray', [344, TRAY + 5], { anchor: 'middle', isSmall: true }),
      words('hands', [112, 20], { anchor: 'start', isSmall: true, ink: 'ink-faint' }),
      words('hands', [248, 20], { anchor: 'start', isSmall: true, ink: 'ink-faint' }),
      words('heard: a rattle, faster and faster', [LEFT + 20, 296], { anchor: 'start', isSmall: true }),
      ...ticks(318, GAPS.equal, 'ink-soft'),
      words('heard: a clock', [LEFT + 20, 354], { anchor: 'start', isSmall: true, ink: 'gold' }),
      ...ticks(376, GAPS.odd, 'gold'),
    ],
  };
}
