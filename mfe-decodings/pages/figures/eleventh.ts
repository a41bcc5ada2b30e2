import { circle, type Place, path } from '@roe/shared/drawing';
import { arrow, type Figure, filled, stroke, words } from '@roe/shared/kit/figure';

/** Degrees that the moon gains on the sun in a tithi. */
const TITHI = 12;
/** The eleventh of the waxing and of the waning half, of thirty. */
export const ELEVENTHS = [11, 26];
/** From how far to how far the moon is ahead of the sun in a tithi, degrees. */
export const gainOf = (tithi: number): [from: number, to: number] => [(tithi - 1) * TITHI, tithi * TITHI];

const EARTH: Place = [168, 172];
const RADIUS = 112;
const [INNER, OUTER] = [88, 136];

/** A place round the Earth: the sun to the right, the moon going round against the clock, as seen from the north. */
const at = (degrees: number, radius: number): Place => [
  EARTH[0] + radius * Math.cos((degrees * Math.PI) / 180),
  EARTH[1] - radius * Math.sin((degrees * Math.PI) / 180),
];
const round = ([x, y]: Place): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function sector(tithi: number): string {
  const [from, to] = gainOf(tithi);
  return `M${round(at(from, INNER))}L${round(at(from, OUTER))}A${OUTER} ${OUTER} 0 0 0 ${round(at(to, OUTER))}L${round(at(to, INNER))}A${INNER} ${INNER} 0 0 1 ${round(at(from, INNER))}z`;
}

/** The lit half of a moon, towards the sun. */
const litHalf = ([x, y]: Place): string => `M${round([x, y - 6])}a6 6 0 0 1 0 12z`;

/** Shortest and longest tithi beside a day, in hours. */
const HOURS: [name: string, hours: number][] = [
  ['a day', 24],
  ['a short tithi', 20],
  ['a long one', 27],
];

/** The thirty steps of the moon's month round the Earth, and how long one of them takes. */
export function eleventhFigure(): Figure {
  const tithis = Array.from({ length: 30 }, (_, index) => index + 1);
  const moons = tithis.map((tithi): Place => at((gainOf(tithi)[0] + gainOf(tithi)[1]) / 2, RADIUS));
  const bar = (row: number) => 376 + 30 * row;
  return {
    height: 456,
    marks: [
      ...ELEVENTHS.map((tithi) => filled(sector(tithi), 'gold', { opacity: 0.28 })),
      stroke(circle(EARTH, INNER) + circle(EARTH, OUTER), { ink: 'line' }),
      stroke(tithis.map((tithi) => path([at(gainOf(tithi)[0], INNER), at(gainOf(tithi)[0], OUTER)])).join(''), {
        ink: 'line',
      }),
      stroke(moons.map((moon) => circle(moon, 6)).join('')),
      filled(moons.map(litHalf).join(''), 'ink-soft'),
      filled(circle(EARTH, 9), 'ink-soft'),
      words('Earth', [EARTH[0], EARTH[1] + 28], { isSmall: true }),
      words('new', [EARTH[0] + 66, EARTH[1] + 5], { isSmall: true, ink: 'ink-faint' }),
      words('full', [EARTH[0] - 68, EARTH[1] + 5], { isSmall: true, ink: 'ink-faint' }),
      arrow([EARTH[0] + OUTER + 8, EARTH[1]], [352, EARTH[1]], { width: 1.5, ink: 'gold' }),
      words('sun', [352, EARTH[1] - 10], { anchor: 'end', isSmall: true }),
      words('the eleventh, 120° to 132°', [12, 22], { anchor: 'start', ink: 'gold', isStrong: true, isSmall: true }),
      words('and 300° to 312°', [352, 336], { anchor: 'end', ink: 'gold', isStrong: true, isSmall: true }),
      ...HOURS.flatMap(([name, hours], row) => [
        words(name, [112, bar(row) + 5], { anchor: 'end', isSmall: true }),
        stroke(
          path([
            [122, bar(row)],
            [122 + hours * 6.4, bar(row)],
          ]),
          {
            ink: row === 0 ? 'ink-faint' : 'gold',
            width: 5,
          },
        ),
        words(`${hours} h`, [122 + hours * 6.4 + 10, bar(row) + 5], { anchor: 'start', isSmall: true }),
      ]),
    ],
  };
}
