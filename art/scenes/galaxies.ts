import { darkness, dim, shine } from '../core/light.ts';
import { nebula, PALETTES } from '../core/nebula.ts';
import { hashOf, pixelRandom } from '../core/random.ts';
import { reach3 } from '../core/scalar.ts';
import { across, type Context, type Kernel, type Scene, upward } from '../core/scene.ts';
import { paintStars } from '../core/stars.ts';
import { paintDeepField } from '../galaxy/deep-field.ts';
import { angles, DISTANCE, PERSPECTIVE, type Placed } from '../galaxy/placed.ts';
import { type SpiralGalaxy, spiralGalaxy } from '../galaxy/spiral-galaxy.ts';
import { paintSuns } from '../galaxy/suns.ts';

const spiral = (seed: string, arms: number, pitch: number, steps: number, focus = 2.2): SpiralGalaxy => ({
  seed,
  arms,
  pitch,
  steps,
  focus,
});

const GALAXIES: readonly Placed[] = [
  {
    x: 0.36,
    y: 0.02,
    radius: 1.02,
    tilt: 0.98,
    turn: -0.42,
    brightness: 1.25,
    kind: spiral('great', 2, 0.27, 56, 3.4),
  },
  { x: -1.22, y: -0.55, radius: 0.23, tilt: 1.3, turn: 0.6, brightness: 0.75, kind: spiral('leaning', 2, 0.22, 40) },
  { x: -0.98, y: 0.6, radius: 0.13, tilt: 0.35, turn: 1.2, brightness: 0.7, kind: spiral('facing', 3, 0.36, 32) },
  { x: 1.52, y: -0.74, radius: 0.085, tilt: 1.45, turn: 0.9, brightness: 0.6, kind: spiral('edge', 2, 0.27, 28) },
  { x: -0.42, y: -0.8, radius: 0.06, tilt: 0.8, turn: -0.7, brightness: 0.6, kind: spiral('small', 4, 0.27, 24) },
  { x: 1.6, y: 0.66, radius: 0.065, tilt: 1.1, turn: 2.1, brightness: 0.55, kind: spiral('far', 2, 0.27, 24) },
  { x: -1.6, y: 0.12, radius: 0.05, tilt: 0.6, turn: 0.2, brightness: 0.5, kind: spiral('farther', 3, 0.27, 24) },
];
/** Galaxies whose suns are seen one by one. */
const RESOLVED = 3;

/** A great spiral, its companions, and a deep field of others behind. */
export function scene(): Scene {
  return {
    passes: [
      // Gas and dust are soft: they are worked out in fewer pixels than the suns that are painted over them.
      { name: 'gas', size: ({ width, height }) => ({ width: width * 0.6, height: height * 0.6 }), kernel: gas },
      {
        name: 'galaxies',
        kernel(context) {
          const soft = context.earlier('gas');
          const scale = soft.width / context.width;
          return (x, y, light) => soft.sample(x * scale, y * scale, light);
        },
        paint(context, buffer) {
          paintDeepField(context, buffer);
          for (const placed of GALAXIES.slice(0, RESOLVED)) paintSuns(placed, buffer);
          paintStars(buffer, {
            seed: `${context.seed}/stars`,
            count: 2600,
            gain: 0.9,
            size: 0.95,
            slope: 0.75,
            brightest: 6,
          });
        },
      },
    ],
    finish: { exposure: 1.25, bloom: 0.2, spread: 0.86, vignette: 0.35 },
  };
}

function gas(context: Context): Kernel {
  const cloud = nebula(`${context.seed}/cloud`, PALETTES.indigo, 6);
  const galaxies = GALAXIES.map((placed) => ({ ...placed, galaxy: spiralGalaxy(placed.kind), ...angles(placed) }));
  const seed = hashOf(`${context.seed}/jitter`);
  const shone = darkness();
  return (px, py, light) => {
    const x = across(context, px);
    const y = upward(context, py);
    cloud(x * 0.55 - 2.3, y * 0.6 + 1.1, 0.2, light, 0.09);
    for (const { galaxy, brightness, radius, cosTilt, sinTilt, cosTurn, sinTurn, ...middle } of galaxies) {
      const dx = (x - middle.x) / radius;
      const dy = (y - middle.y) / radius;
      if (dx * dx + dy * dy > 3.2) continue;
      const u = dx * cosTurn - dy * sinTurn;
      const v = dx * sinTurn + dy * cosTurn;
      const toX = u * PERSPECTIVE;
      const toY = sinTilt + v * cosTilt * PERSPECTIVE;
      const toZ = -cosTilt + v * sinTilt * PERSPECTIVE;
      const unit = 1 / reach3(toX, toY, toZ);
      const ray = {
        x: u,
        y: v * cosTilt - DISTANCE * sinTilt,
        z: v * sinTilt + DISTANCE * cosTilt,
        toX: toX * unit,
        toY: toY * unit,
        toZ: toZ * unit,
      };
      shone.red = shone.green = shone.blue = 0;
      dim(light, galaxy.look(ray, pixelRandom(seed, px, py), shone));
      shine(light, shone, brightness);
    }
  };
}
