import { blend, colour, type Light, shine, shineBetween } from '../core/light.ts';
import { nebula, PALETTES } from '../core/nebula.ts';
import { Noise } from '../core/noise.ts';
import { bell, reach, smooth, TURN } from '../core/scalar.ts';
import { across, type Context, type Kernel, type Scene, upward } from '../core/scene.ts';
import { paintStars } from '../core/stars.ts';
import { stroke, toSegment } from '../core/stroke.ts';

/** The three layers' colours: moonlight, saffron, leaf. */
const moon = colour('#cfe2ff');
const moonDeep = colour('#4a7ae8');
const saffron = colour('#ff9c38');
const ember = colour('#f0486c');
const leaf = colour('#5fe0a0');
const leafGold = blend(leaf, colour('#ffd27a'), 0.55);
/** Of the wave rings: the first, the last, how many, and their crests around the circle. */
const WAVES = { from: 0.13, to: 0.53, count: 15, crests: 12 };
/** The square's innermost line, and the distance between its three lines. */
const SQUARE = { half: 0.645, gap: 0.021, lines: 3 };
/** A gate: half width of its neck and of its head, and how far they stand out. */
const GATE = { neck: 0.14, head: 0.235, out: 0.115, high: 0.05 };

/** Stillness, Vibration, Form in one figure: a point at rest, rings of waves around it, a square with four gates. */
export function scene(): Scene {
  return {
    passes: [
      {
        name: 'layers',
        kernel,
        paint: (context, buffer) =>
          paintStars(buffer, {
            seed: `${context.seed}/stars`,
            count: 1500,
            gain: 0.5,
            size: 0.8,
            brightest: 1.6,
            where: (x, y) => smooth(0.7, 1, Math.max(Math.abs(across(context, x)), Math.abs(upward(context, y)))),
          }),
      },
    ],
    finish: { exposure: 1.2, bloom: 0.32, spread: 0.9, vignette: 0.35 },
  };
}

function kernel(context: Context): Kernel {
  const cloud = nebula(`${context.seed}/cloud`, PALETTES.indigo, 6);
  const rays = new Noise(`${context.seed}/rays`);
  const width = Math.max(0.0019, 1.1 / context.height);
  return (px, py, light) => {
    const x = across(context, px);
    const y = upward(context, py);
    const r = reach(x, y);
    const edge = Math.max(Math.abs(x), Math.abs(y));
    cloud(x * 0.8 + 6, y * 0.8 + 1, 0.4, light, 0.03 + 0.3 * smooth(0.6, 1.3, edge));
    form(Math.abs(x), Math.abs(y), width, light);
    vibration(x, y, r, width, light);
    stillness(x, y, r, rays, light);
  };
}

/** A light that rests; around it nothing moves yet. */
function stillness(x: number, y: number, r: number, rays: Noise, light: Light): void {
  const toX = (x / (r + 1e-9)) * 2.4;
  const toY = (y / (r + 1e-9)) * 2.4;
  const ray = 0.5 + 0.5 * rays.fractal(toX, toY, r * 0.4, 4);
  shine(light, moon, 0.0011 / (r * r + 0.00022));
  shineBetween(
    light,
    moon,
    moonDeep,
    smooth(0, 0.14, r),
    (0.007 / (r + 0.02)) * Math.exp(-6.5 * r) * (0.6 + 0.7 * ray),
  );
  shine(light, moonDeep, 0.06 * Math.exp(-4.5 * r) * (0.5 + 0.6 * ray));
  shine(light, moon, 0.35 * stroke(r - 0.085, 0.0018));
}

/** Rings that tremble the more the farther they are out, each against its neighbour, and come to rest at the square. */
function vibration(x: number, y: number, r: number, width: number, light: Light): void {
  const angle = Math.atan2(y, x);
  const step = (WAVES.to - WAVES.from) / (WAVES.count - 1);
  for (let ring = 0; ring < WAVES.count; ring++) {
    const share = ring / (WAVES.count - 1);
    const middle = WAVES.from + step * ring;
    const height = 1.5 * step * smooth(0, 0.75, share) * smooth(1.02, 0.86, share);
    const phase = WAVES.crests * angle + (ring % 2) * Math.PI;
    const slope = (height * WAVES.crests * Math.sin(phase)) / Math.max(r, 0.05);
    const off = (r - middle - height * Math.cos(phase)) / Math.sqrt(1 + slope * slope);
    if (Math.abs(off) > 0.2) continue;
    const strength = 0.34 + 0.4 * (1 - share);
    shineBetween(light, saffron, ember, share, strength * stroke(off, width));
  }
  shineBetween(light, saffron, ember, smooth(0.1, 0.5, r), 0.05 * bell(r - 0.3, 0.16));
  const beads = 24;
  const place = (angle / TURN) * beads;
  const aside = ((place - Math.round(place)) / beads) * TURN * r;
  const bead = reach(aside, r - 0.575) / 0.0065;
  shine(light, saffron, 0.8 * Math.exp(-bead * bead) + 0.05 / (1 + bead * bead));
}

/** Three nested squares with a gate in each side. The figure is the same in all eight sectors: one is enough. */
function form(x: number, y: number, width: number, light: Light): void {
  const u = Math.max(x, y);
  const v = Math.min(x, y);
  for (let line = 0; line < SQUARE.lines; line++) {
    const grown = line * SQUARE.gap;
    const side = SQUARE.half + grown;
    const neck = GATE.neck + grown;
    const head = GATE.head + grown;
    const out = SQUARE.half + GATE.out - grown;
    const top = SQUARE.half + GATE.out + GATE.high + grown;
    const distance = Math.min(
      toSegment(u, v, side, side, side, neck),
      toSegment(u, v, side, neck, out, neck),
      toSegment(u, v, out, neck, out, head),
      toSegment(u, v, out, head, top, head),
      toSegment(u, v, top, head, top, 0),
    );
    shineBetween(light, leafGold, leaf, line / (SQUARE.lines - 1), (0.8 - 0.18 * line) * stroke(distance, width));
  }
  shine(light, leafGold, 0.02 * bell(u - SQUARE.half - SQUARE.gap, 0.07));
}
