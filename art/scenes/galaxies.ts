import { darkness, dim, shine, starTint } from '../core/light.ts';
import type { LightBuffer } from '../core/light-buffer.ts';
import { nebula, PALETTES } from '../core/nebula.ts';
import { Noise } from '../core/noise.ts';
import { gaussian, hashOf, pixelRandom, random } from '../core/random.ts';
import { clamp, cube, raise, reach3, square, TURN } from '../core/scalar.ts';
import { across, type Context, type Kernel, type Scene, upward } from '../core/scene.ts';
import { paintStars } from '../core/stars.ts';
import { type Galaxy, type SpiralGalaxy, spiralGalaxy, sunColour } from '../galaxy/spiral-galaxy.ts';

/** A galaxy in the picture: its middle and radius in half heights, its tilt against the line of sight, its turn; radians. */
interface Placed {
  x: number;
  y: number;
  radius: number;
  tilt: number;
  turn: number;
  brightness: number;
  kind: SpiralGalaxy;
}

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
/** How fast the lines of sight part: the eye is far away. */
const PERSPECTIVE = 0.1;
/** Distance of the eye's plane from a galaxy's middle, in its radii. */
const DISTANCE = 4;

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

const angles = ({ tilt, turn }: Placed) => ({
  cosTilt: Math.cos(tilt),
  sinTilt: Math.sin(tilt),
  cosTurn: Math.cos(turn),
  sinTurn: Math.sin(turn),
});

/** Suns of a near galaxy, as many as the picture can hold apart, drawn from the density of its arms. */
function paintSuns(placed: Placed, buffer: LightBuffer): void {
  const { cosTilt, sinTilt, cosTurn, sinTurn } = angles(placed);
  const galaxy: Galaxy = spiralGalaxy(placed.kind);
  const next = random(`${placed.kind.seed}/suns`);
  const half = buffer.height / 2;
  const count = Math.round(2.2e6 * square((placed.radius * buffer.height) / 1080));
  for (let index = 0; index < count; index++) {
    const r = 1.5 * Math.sqrt(next());
    const angle = TURN * next();
    const chance = next();
    const rank = next();
    const x = r * Math.cos(angle);
    const y = r * Math.sin(angle);
    const population = galaxy.populationAt(x, y);
    if (chance > population.density * 1.4) continue;
    // Where the line of sight that meets the disc here crosses the eye's plane.
    let v = y * cosTilt;
    const along = (at: number) => (at * sinTilt + DISTANCE * cosTilt) / (cosTilt - at * sinTilt * PERSPECTIVE);
    for (let round = 0; round < 4; round++) {
      const hit = v * cosTilt - DISTANCE * sinTilt + (sinTilt + v * cosTilt * PERSPECTIVE) * along(v);
      v -= (hit - y) * cosTilt * 0.8;
    }
    const u = x / (1 + PERSPECTIVE * along(v));
    const px = (u * cosTurn + v * sinTurn) * placed.radius + placed.x;
    const py = (-u * sinTurn + v * cosTurn) * placed.radius + placed.y;
    const strength = (0.05 + 0.5 * raise(rank, 14)) * (0.35 + 0.9 * population.arm) * placed.brightness;
    const isNewborn = population.birth > 0.35 && rank > 0.55;
    const tint = isNewborn ? { red: 1.5, green: 0.45, blue: 0.75 } : sunColour(population);
    buffer.dot(buffer.width / 2 + px * half, half - py * half, tint, strength);
  }
}

/** Faint far galaxies, gathered along the threads of a cosmic web. */
function paintDeepField({ seed }: Context, buffer: LightBuffer): void {
  const next = random(`${seed}/deep`);
  const web = new Noise(`${seed}/web`);
  for (let index = 0; index < 5200; index++) {
    const x = next() * buffer.width;
    const y = next() * buffer.height;
    const chance = next();
    const rank = next();
    const size = ((0.7 + 1.9 * raise(next(), 5)) * buffer.height) / 1080;
    const angle = Math.PI * next();
    const flatness = 0.25 + 0.75 * next();
    const tint = starTint(clamp(0.35 + 0.3 * gaussian(next)));
    const thread = web.ridges((x / buffer.height) * 2.2, (y / buffer.height) * 2.2, 0, 4);
    if (chance > 0.15 + 1.2 * cube(thread)) continue;
    const strength = 1.4 * (0.02 + 0.1 * cube(rank));
    const around = Math.ceil(size * 5);
    const cosine = Math.cos(angle);
    const sine = Math.sin(angle);
    for (let row = Math.floor(y) - around; row <= y + around; row++)
      for (let column = Math.floor(x) - around; column <= x + around; column++) {
        const dx = column + 0.5 - x;
        const dy = row + 0.5 - y;
        const far = reach3((dx * cosine + dy * sine) / size, (dy * cosine - dx * sine) / (size * flatness), 0.2);
        buffer.add(column, row, tint, strength * Math.exp(-far));
      }
  }
}
