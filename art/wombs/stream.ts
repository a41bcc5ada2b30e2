import { type Colour, colour } from '../core/light.ts';
import { gaussian, random } from '../core/random.ts';
import { power, reach, square, TURN } from '../core/scalar.ts';

const amber = colour('#f06a1c');
const rose = colour('#f0506e');
const violet = colour('#6a48d8');
const blue = colour('#4a78e8');
const COUNT = 150;
/** Half heights that a unit shows at distance 1. */
const ZOOM = 1.7;
/** What is this far is sharp. */
export const FOCUS = 2.1;
/** The first womb. */
const MOTHER = { x: -0.62, y: -0.06, z: 2.1, radius: 0.62 };
/** Where the stream of wombs comes from, half heights: all of them are lit from there. */
export const SOURCE = { x: 0.52, y: 0.2 };

export interface Womb {
  /** Middle and radius in the picture, half heights. */
  x: number;
  y: number;
  radius: number;
  distance: number;
  /** Width of the edge in radii: how far out of focus it is. */
  softness: number;
  hue: Colour;
  /** Axis of the universe within, of unit length; z points to the eye. */
  axis: { x: number; y: number; z: number };
  phase: number;
  brightness: number;
  /** Where the source's light comes from, of unit length; z points to the eye. */
  light: { x: number; y: number; z: number };
  share: number;
}

/** Wombs in space, far ones first: a stream that winds out of the source towards the eye, and some close by. */
export function wombs(seed: string): Womb[] {
  const next = random(`${seed}/wombs`);
  const placed: Ball[] = [
    MOTHER,
    { x: 1.42, y: -0.52, z: 2.75, radius: 0.5 },
    { x: -1.95, y: 1.25, z: 3.7, radius: 0.5 },
    { x: -2.3, y: -1.3, z: 3.5, radius: 0.46 },
    { x: 1.38, y: 0.62, z: 1.32, radius: 0.27 },
    { x: -0.28, y: -0.66, z: 1.16, radius: 0.16 },
  ];
  const first = placed.length;
  for (let tries = 0; placed.length < COUNT && tries < 12_000; tries++) {
    const z = 2.5 * Math.exp(3 * next());
    const arm = next() < 0.5 ? 0 : Math.PI;
    const angle = arm + 1.9 * Math.log(z) + 0.55 * gaussian(next);
    const spread = 1.15 + 0.5 * gaussian(next) + 0.045 * z;
    const x = (SOURCE.x * z) / ZOOM + 1.35 * spread * Math.cos(angle);
    const y = (SOURCE.y * z) / ZOOM + spread * Math.sin(angle);
    const radius = 0.12 + 0.34 * power(next(), 1.6);
    if (Math.abs((x * ZOOM) / z) > 1.95 || Math.abs((y * ZOOM) / z) > 1.15) continue;
    if (placed.some((other) => crowds({ x, y, z, radius }, other))) continue;
    placed.push({ x, y, z, radius });
  }
  return placed.map((at, index) => wombAt(at, index < first, next)).sort((a, b) => b.distance - a.distance);
}

interface Ball {
  x: number;
  y: number;
  z: number;
  radius: number;
}

/** Wombs may hide each other, as things in depth do, but not those of the same distance. */
function crowds(ball: Ball, other: Ball): boolean {
  const ratio = Math.max(ball.z, other.z) / Math.min(ball.z, other.z);
  const scaleA = ZOOM / ball.z;
  const scaleB = ZOOM / other.z;
  const apart = reach(ball.x * scaleA - other.x * scaleB, ball.y * scaleA - other.y * scaleB);
  const near = ball.radius * scaleA + other.radius * scaleB;
  return apart < near * (ratio < 1.5 ? 1.04 : ratio < 2.2 ? 0.85 : 0.3);
}

function wombAt({ x, y, z, radius }: Ball, isFirst: boolean, next: () => number): Womb {
  const scale = ZOOM / z;
  const hue = next();
  const turn = TURN * next();
  const lean = 0.45 + 0.75 * next();
  const toX = SOURCE.x - x * scale;
  const toY = SOURCE.y - y * scale;
  const away = reach(toX, toY) + 1e-6;
  const sideways = away / (away + 0.12);
  const unit = 1 / reach(sideways, 0.42);
  return {
    x: x * scale,
    y: y * scale,
    radius: radius * scale,
    distance: z,
    softness: Math.min(0.45, (0.0035 + 0.05 * Math.abs(1 / z - 1 / FOCUS)) / (radius * scale)),
    hue: z === MOTHER.z ? amber : hue < 0.55 ? amber : hue < 0.75 ? rose : hue < 0.9 ? violet : blue,
    axis: { x: Math.sin(lean) * Math.cos(turn), y: Math.sin(lean) * Math.sin(turn), z: Math.cos(lean) },
    phase: TURN * next(),
    brightness: isFirst ? (z < 2 ? 0.55 : 1.15) : 0.5 + 0.6 * square(next()),
    light: { x: (toX / away) * sideways * unit, y: (toY / away) * sideways * unit, z: -0.42 * unit },
    share: next(),
  };
}
