import { circle, type Place, polar } from '@roe/shared/drawing';
import { type Figure, filled, stroke, words } from '@roe/shared/kit/figure';
import {
  BLUE,
  GREEN,
  heaped,
  type Light,
  lit,
  onScreen,
  powderAndLight,
  RED,
} from '../../src/figures/powder-and-light.ts';
import { still } from './still.ts';

const RADIUS = 46;
/** From the middle of three circles to the middle of each. */
const APART = 29;
const THREE = [RED, GREEN, BLUE];

/** Three lights on a dark wall, three powders on paper, and what became of Newton's grey in the sun. */
export function powderAndLightFigure(): Figure {
  const { fill, controls } = still(powderAndLight, [
    { label: 'Light on the powder', min: 1, max: 3, step: 0.1, value: 3 },
  ]);
  const grey = onScreen(heaped(...THREE));
  return {
    height: 392,
    controls,
    marks: [
      filled(box(8, 30, 166, 170), '#0c0c10'),
      filled(box(186, 30, 166, 170), '#ffffff'),
      words('lights add', [91, 20], { isStrong: true }),
      words('powders share', [269, 20], { isStrong: true }),
      ...overlapping([91, 122], lit),
      ...overlapping([269, 122], heaped),
      words('all three: white', [91, 220], { isSmall: true }),
      words('all three: mud', [269, 220], { isSmall: true }),
      filled(box(8, 262, 100, 74), grey),
      filled(box(130, 262, 111, 74), fill('powder'), { part: 'powder' }),
      filled(box(241, 262, 111, 74), '#ffffff'),
      stroke(box(8, 262, 100, 74), { ink: 'edge' }),
      stroke(box(130, 262, 222, 74), { ink: 'edge' }),
      stroke('M241 256v6M241 336v6', { ink: 'edge' }),
      words(['the mud', 'in the shade'], [58, 358], { isSmall: true }),
      words(['the mud', 'in the sun'], [185, 358], { isSmall: true }),
      words(['white paper', 'in the shade'], [297, 358], { isSmall: true }),
    ],
  };
}

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/** Three circles, where two of them lie on each other, and where all do. */
function overlapping([x, y]: Place, mix: (...lights: Light[]) => Light) {
  const centres = [0, 1 / 3, 2 / 3].map((turn): Place => {
    const [across, down] = polar(APART, turn);
    return [x + across, y + down];
  });
  // Of two circles the meeting places lie opposite the third: one inside it, one outside.
  const half = APART * Math.cos(Math.PI / 3);
  const reach = Math.sqrt(RADIUS ** 2 - (APART * Math.sin(Math.PI / 3)) ** 2);
  const meeting = (distance: number, third: number): Place => {
    const [across, down] = polar(distance, third / 3 + 1 / 2);
    return [x + across, y + down];
  };
  const arc = ([toX, toY]: Place): string => `A${RADIUS} ${RADIUS} 0 0 1 ${toX.toFixed(1)} ${toY.toFixed(1)}`;
  const start = ([fromX, fromY]: Place): string => `M${fromX.toFixed(1)} ${fromY.toFixed(1)}`;
  const pairs = [0, 1, 2].map((third) => {
    const [one, two] = [meeting(half + reach, third), meeting(half - reach, third)];
    const others = THREE.filter((_, index) => index !== third) as [Light, Light];
    return filled(start(one) + arc(two) + arc(one), onScreen(mix(...others)));
  });
  const inner = [0, 1, 2].map((third) => meeting(half - reach, third)) as [Place, Place, Place];
  return [
    ...centres.map((centre, index) => filled(circle(centre, RADIUS), onScreen(mix(THREE[index] as Light)))),
    ...pairs,
    filled(start(inner[0]) + arc(inner[1]) + arc(inner[2]) + arc(inner[0]), onScreen(mix(...THREE))),
  ];
}
