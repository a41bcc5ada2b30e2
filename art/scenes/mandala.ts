import { colour, type Light, shine, shineBetween } from '../core/light.ts';
import { nebula, PALETTES } from '../core/nebula.ts';
import { bell, clamp, power, reach, smooth, square, TURN } from '../core/scalar.ts';
import { across, type Context, type Kernel, type Scene, upward } from '../core/scene.ts';
import { paintStars } from '../core/stars.ts';
import { stroke } from '../core/stroke.ts';

const white = colour('#ffe7c0');
const gold = colour('#ff9c38');
const rose = colour('#f0486c');
const violet = colour('#6a3ae0');

/** A ring of equal petals between two radii; `turn` is the share of a petal by which it is turned. */
interface Petals {
  count: number;
  from: number;
  to: number;
  /** Of the widest place, as a share of the room between neighbours; over 1 they overlap. */
  fullness: number;
  turn: number;
}

const PETALS: readonly Petals[] = [
  { count: 8, from: 0.055, to: 0.25, fullness: 1, turn: 0 },
  { count: 8, from: 0.055, to: 0.215, fullness: 1, turn: 0.5 },
  { count: 16, from: 0.275, to: 0.455, fullness: 1.02, turn: 0 },
  { count: 16, from: 0.275, to: 0.415, fullness: 1.02, turn: 0.5 },
  { count: 24, from: 0.53, to: 0.7, fullness: 1.02, turn: 0 },
  { count: 24, from: 0.53, to: 0.66, fullness: 1.02, turn: 0.5 },
  { count: 48, from: 0.755, to: 0.835, fullness: 1, turn: 0.5 },
];
const CIRCLES = [0.045, 0.262, 0.275, 0.468, 0.518, 0.53, 0.715, 0.755, 0.87, 0.885];
/** Rings of beads: how many, at which radius, how large. */
const BEADS = [
  { count: 32, radius: 0.493, size: 0.0075 },
  { count: 48, radius: 0.735, size: 0.0065 },
  { count: 96, radius: 0.852, size: 0.0035 },
];

/** Petals around a point, ring after ring: the whole as a flower. */
export function scene(): Scene {
  return {
    passes: [
      {
        name: 'mandala',
        kernel,
        paint: (context, buffer) =>
          paintStars(buffer, {
            seed: `${context.seed}/stars`,
            count: 1500,
            gain: 0.5,
            size: 0.8,
            brightest: 1.6,
            where: (x, y) => smooth(0.85, 1.15, reach(across(context, x), upward(context, y))),
          }),
      },
    ],
    finish: { exposure: 1.2, bloom: 0.3, spread: 0.9, vignette: 0.35 },
  };
}

function kernel(context: Context): Kernel {
  const cloud = nebula(`${context.seed}/cloud`, PALETTES.rose, 6);
  const width = Math.max(0.0019, 1.1 / context.height);
  return (px, py, light) => {
    const x = across(context, px);
    const y = upward(context, py);
    const r = reach(x, y);
    const turn = Math.atan2(y, x) / TURN;
    cloud(x * 0.9 + 3, y * 0.9 + 5, 0.2, light, 0.05 + 0.3 * smooth(0.5, 1.4, r));
    shineAt(light, r, 0.05 * Math.exp(-2.2 * r));
    for (const petals of PETALS) {
      const { outline, within, vein } = petalAt(petals, turn, r);
      shineAt(light, r, 0.62 * stroke(outline, width));
      shineAt(light, r, 0.5 * vein * bell(outline, 0.02) + within * (0.03 + 0.1 * vein));
    }
    for (const circle of CIRCLES) shineAt(light, r, 0.42 * stroke(r - circle, width * 0.8));
    for (const beads of BEADS) {
      const place = turn * beads.count;
      const aside = (place - Math.round(place)) * (TURN / beads.count) * r;
      const off = reach(aside, r - beads.radius) / beads.size;
      shineAt(light, r, 0.9 * Math.exp(-off * off) + 0.05 / (1 + off * off));
    }
    shine(light, white, 0.0007 / (r * r + 0.00022));
    shineBetween(light, gold, rose, smooth(0, 0.3, r), (0.005 / (r + 0.02)) * Math.exp(-5 * r));
  };
}

/** Distance to the nearest petal's outline, whether inside (0..1), and how close to its rib (0..1). */
function petalAt({ count, from, to, fullness, turn }: Petals, at: number, r: number) {
  const place = at * count + turn;
  const aside = Math.abs(place - Math.round(place)) * 2;
  const along = clamp((r - from) / (to - from));
  // Broad below the middle, with a point that curves in at the end.
  const broad = fullness * power(Math.sin(Math.PI * power(along, 0.86)), 0.8) * (1 - 0.28 * along * along);
  const step = 0.001;
  const next = clamp(along + step);
  const broadNext = fullness * power(Math.sin(Math.PI * power(next, 0.86)), 0.8) * (1 - 0.28 * next * next);
  // Half the width of a petal's room, as length; the outline's slope shortens the distance across.
  const room = (Math.PI / count) * r;
  const slope = (room * (broadNext - broad)) / (step * (to - from));
  const across = (room * (aside - broad)) / Math.sqrt(1 + square(slope));
  const outside = Math.max(from - r, r - to, 0);
  return {
    outline: reach(across, outside) * (outside > 0 ? 1 : Math.sign(across)),
    within: outside > 0 ? 0 : smooth(0.004, -0.004, across),
    vein: outside > 0 ? 0 : bell(aside * room, 0.004) * smooth(0, 0.15, along) * smooth(1, 0.6, along),
  };
}

function shineAt(light: Light, r: number, amount: number): void {
  if (r < 0.16) shineBetween(light, white, gold, r / 0.16, amount);
  else if (r < 0.5) shineBetween(light, gold, rose, (r - 0.16) / 0.34, amount);
  else shineBetween(light, rose, violet, clamp((r - 0.5) / 0.4), amount);
}
