import { colour, darkness, dim, type Light, shine, shineBetween } from '../core/light.ts';
import { nebula, PALETTES } from '../core/nebula.ts';
import { Noise } from '../core/noise.ts';
import { hashOf, pixelRandom } from '../core/random.ts';
import { bell, clamp, cube, power, raise, reach, reach3, smooth, square } from '../core/scalar.ts';
import { crossEgg, EGG, nearestTo, normalAt, type Sight } from './egg.ts';

const gold = colour('#ff9c34');
const amber = colour('#f0601a');
const white = colour('#ffcf86');
const rose = colour('#ea5578');
const indigo = colour('#16155a');
const violet = colour('#5434b4');

/** Noise is as fine as this makes it, per unit of space. */
const SCALE = 1.22;
/** How the plane of the universe within leans away from the eye, and rolls. */
const LEAN = { cosine: Math.cos(0.6), sine: Math.sin(0.6) };
const ROLL = { cosine: Math.cos(0.5), sine: Math.sin(0.5) };
/** Steps through the egg. */
const STEPS = 44;

/** Adds the light along a line of sight. */
export type World = (sight: Sight, light: Light) => void;

/** The golden egg in its sky: a shell of glass with veins of gold, a spiral universe around a heart of light. */
export function goldenEgg(seed: string): World {
  const cloud = nebula(`${seed}/cloud`, PALETTES.gold, 6);
  const shell = new Noise(`${seed}/shell`);
  const inner = new Noise(`${seed}/inner`);
  const jitterSeed = hashOf(`${seed}/steps`);
  const inside = darkness();

  function sky(sight: Sight, light: Light): void {
    const { x, y, z } = sight;
    const nearest = nearestTo(sight);
    const missX = x * nearest;
    const missZ = sight.fromZ + z * nearest - EGG.middle;
    const d = reach(missX / EGG.halfWidth, missZ / EGG.halfHeight) + 0.01;
    const away = Math.max(0, d - 1);
    const up = Math.max(0, z);
    const low = Math.exp(-16 * up);
    const rays = 0.5 + 0.5 * inner.fractal((missX / d) * 3.9, (missZ / d) * 3.9, away * 0.5, 4);
    cloud(x * 1.5 + 2, z * 1.7 + 6, y + 1.3, light, 0.1 + 0.5 * Math.exp(-1.2 * away));
    shine(light, indigo, 0.012 + 0.1 * low);
    shineBetween(light, gold, rose, smooth(0, 0.45, away), 0.15 * Math.exp(-6.5 * away) * (0.4 + rays));
    shineBetween(light, rose, violet, smooth(0, 1.2, away), 0.055 * Math.exp(-1.8 * away) * (0.3 + rays));
    shineBetween(light, gold, rose, 0.6, 0.12 * Math.exp(-40 * up - 1.1 * Math.abs(x) * 2));
  }

  return (sight, light) => {
    sky(sight, light);
    const crossing = crossEgg(sight);
    if (!crossing) return;
    const { enter, leave, depth } = crossing;
    const through = throughEgg(sight, enter, leave);
    const front = surface(sight, enter);
    const back = surface(sight, leave);
    const rim = power(1 - front.facing, 2.2);
    shine(inside, gold, rim * 0.42 + 5 * cube(rim));
    shine(inside, gold, front.veins * (0.1 + 2.2 * rim) + 0.16 * back.veins);
    shine(inside, rose, rim * (0.22 + 0.6 * Math.max(0, -front.up)));
    shine(inside, violet, 0.4 * rim * Math.max(0, front.up));
    const glance = Math.max(0, -0.45 * front.side + 0.75 * front.up + 0.45 * front.facing);
    shine(inside, white, 0.4 * raise(glance, 22));
    const cover = smooth(1, 0.985, depth);
    dim(light, 1 - cover * (1 - 0.12 * through));
    shine(light, inside, cover);
  };

  /** Fills `inside` with what shines between two distances; returns the share of light from behind that passes. */
  function throughEgg({ fromY, fromZ, x, y, z }: Sight, enter: number, leave: number): number {
    inside.red = inside.green = inside.blue = 0;
    const length = (leave - enter) / STEPS;
    const jitter = pixelRandom(jitterSeed, x * 4096, z * 4096);
    let passing = 1;
    for (let step = 0; step < STEPS; step++) {
      const at = enter + (step + jitter) * length;
      const px = x * at * SCALE;
      const py = (fromY + y * at) * SCALE;
      const pz = (fromZ + z * at - EGG.middle) * SCALE + 0.05;
      const r = reach3(px, py, pz * 0.79);
      // A spiral in a leaning plane: place in the plane, and height over it.
      const u = px * ROLL.cosine + pz * ROLL.sine;
      const over = pz * ROLL.cosine - px * ROLL.sine;
      const v = py * LEAN.sine + over * LEAN.cosine;
      const h = over * LEAN.sine - py * LEAN.cosine;
      const flat = reach(u, v) + 0.004;
      const phase = Math.atan2(v, u) + 2.4 * Math.log(flat);
      const cosine = Math.cos(phase);
      const sine = Math.sin(phase);
      const waver = shell.fractal(cosine * 1.5, sine * 1.5 + h * 6, flat * 3, 4, 0.58);
      const arm = raise(0.5 + 0.5 * Math.cos(2 * phase + 1.4 * waver), 4);
      const disc = bell(h, 0.025 + 0.06 * Math.exp(-7 * flat)) * Math.exp(-3.7 * flat) * smooth(0.62, 0.3, r);
      const drift = inner.fractal(px * 2.6, py * 2.6, pz * 2.2, 3);
      const crest = inner.ridges(px * 3.2 + 1.3 * waver * flat, py * 3.2 - drift, pz * 2.6 + drift, 5, 0.58);
      const mist = smooth(-0.1, 0.6, drift);
      const outer = clamp(r / 0.5);
      const near = Math.exp(-6 * r);
      const thread = raise(crest, 6);
      const amount = length * passing * 1.85;
      shine(inside, white, amount * (0.022 / (r * r + 0.0013)) * Math.exp(-8 * r));
      shineBetween(
        inside,
        gold,
        amber,
        smooth(0.1, 0.45, flat),
        amount * disc * 74 * (0.0015 + arm * square(smooth(-0.6, 0.6, waver))),
      );
      shine(inside, gold, amount * thread * (0.5 + 5 * near));
      shine(inside, amber, amount * (0.02 * mist + 0.35 * near));
      shine(inside, rose, amount * outer * outer * (0.7 * thread + 0.03));
      passing *= Math.exp(-length * (0.5 + 1.2 * mist * outer));
    }
    return passing;
  }

  function surface({ fromY, fromZ, x, y, z }: Sight, at: number) {
    const px = x * at;
    const py = fromY + y * at;
    const pz = fromZ + z * at;
    const normal = normalAt(px, py, pz);
    const s = SCALE;
    const waver = shell.fractal(px * 2 * s, py * 2 * s, pz * 2 * s + 8, 3);
    const broad = shell.ridges(px * 2.3 * s + 1 + waver, py * 2.3 * s, pz * 2 * s - waver, 6, 0.55);
    const fine = inner.ridges(px * 5.8 * s + waver, py * 5.8 * s + 3, pz * 5 * s, 4, 0.6);
    return {
      facing: Math.min(1, Math.abs(x * normal.x + y * normal.y + z * normal.z)),
      veins: 2 * raise(broad, 7) + 0.7 * raise(fine, 8) * broad,
      up: normal.z,
      side: normal.x,
    };
  }
}
