import { darkness, shine } from '../core/light.ts';
import { nebula, PALETTES } from '../core/nebula.ts';
import { Noise } from '../core/noise.ts';
import { hashOf, pixelRandom } from '../core/random.ts';
import { bell, clamp, GOLDEN, power, reach, reach3, square, TURN } from '../core/scalar.ts';
import { across, type Context, type Kernel, type Scene, upward } from '../core/scene.ts';
import { paintStars } from '../core/stars.ts';
import { densityAt, emit, INNER, OUTER, seenFrom } from '../hole/disc.ts';

/** In radii of the horizon, and radians. */
const EYE = { distance: 23, above: 0.16, roll: -0.17, view: 0.55 };
/** At most this many steps per ray: those that graze the sphere of light need them. */
const STEPS = 420;

/** Seeing swallowed: a black hole, its glowing disc seen above and below it at once, and a sky bent around it. */
export function scene(): Scene {
  return {
    passes: [
      {
        name: 'clouds',
        size: ({ height }) => (height < 200 ? { width: 128, height: 64 } : { width: 2048, height: 1024 }),
        kernel: clouds,
      },
      {
        name: 'stars',
        size: ({ height }) => (height < 200 ? { width: 1024, height: 512 } : { width: 8192, height: 4096 }),
        paint: (context, buffer) =>
          paintStars(buffer, { seed: `${context.seed}/stars`, count: 90000, gain: 0.9, size: 0.27, brightest: 4 }),
      },
      { name: 'hole', kernel: rays },
    ],
    finish: { exposure: 1.2, bloom: 0.2, spread: 0.82, vignette: 0.4 },
  };
}

/** The sky around, as a map of the sphere. */
function clouds({ seed, width, height }: Context): Kernel {
  const cloud = nebula(`${seed}/cloud`, PALETTES.rose, 6);
  return (px, py, light) => {
    const azimuth = (px / width) * TURN;
    const up = (0.5 - py / height) * Math.PI;
    const x = Math.cos(azimuth) * Math.cos(up);
    const y = Math.sin(azimuth) * Math.cos(up);
    const z = Math.sin(up);
    cloud(x * 1.9 + 5, y * 1.9 + 1, z * 2.3, light, 0.12 + 0.5 * bell(z - 0.35 * x + 0.1, 0.3));
  };
}

/**
 * Follows light backwards through Schwarzschild's space: with the horizon's radius 1 a ray obeys x'' = -1.5 h² x / r⁵, h being its
 * angular momentum (after Antonelli's "Starless" and Chandrasekhar, "The Mathematical Theory of Black Holes", § 20); velocity Verlet.
 */
function rays(context: Context): Kernel {
  const gas = new Noise(`${context.seed}/disc`);
  const sky = context.earlier('clouds');
  const stars = context.earlier('stars');
  const seed = hashOf(`${context.seed}/jitter`);
  const cosAbove = Math.cos(EYE.above);
  const sinAbove = Math.sin(EYE.above);
  const cosRoll = Math.cos(EYE.roll);
  const sinRoll = Math.sin(EYE.roll);
  const behind = darkness();

  return (px, py, light) => {
    const flatX = across(context, px);
    const flatY = upward(context, py);
    const u = (flatX * cosRoll - flatY * sinRoll) * EYE.view;
    const v = (flatX * sinRoll + flatY * cosRoll) * EYE.view;
    const unit = 1 / reach3(u, v, 1);
    let toX = u * unit;
    let toY = (cosAbove + v * sinAbove) * unit;
    let toZ = (v * cosAbove - sinAbove) * unit;
    const jitter = pixelRandom(seed, px, py);
    let x = toX * jitter * 0.8;
    let y = -EYE.distance * cosAbove + toY * jitter * 0.8;
    let z = EYE.distance * sinAbove + toZ * jitter * 0.8;
    const momentum = square(y * toZ - z * toY) + square(z * toX - x * toZ) + square(x * toY - y * toX);
    let passing = 1;
    let hasFallen = false;
    for (let step = 0; step < STEPS && passing > 0.01; step++) {
      const r2 = x * x + y * y + z * z;
      const r = Math.sqrt(r2);
      hasFallen = r < 1;
      if (hasFallen || (r > 30 && x * toX + y * toY + z * toZ > 0)) break;
      const axis = reach(x, y);
      const thickness = 0.02 * axis + 0.012;
      const isNearDisc = axis > INNER - 0.5 && axis < OUTER + 1.5;
      let time = r < 4 ? Math.min(0.085 * r, 0.16 * (r - 0.75)) : 0.085 * r;
      if (isNearDisc) {
        const clear = ((Math.abs(z) - 2.2 * thickness) * 0.75) / Math.max(0.05, Math.abs(toZ));
        time = Math.min(time, Math.max(0.45 * thickness, clear)) * (0.82 + 0.36 * ((jitter * 97 + step * GOLDEN) % 1));
      }
      const pull = (-0.75 * momentum * time) / (r2 * r2 * r);
      const halfX = toX + pull * x;
      const halfY = toY + pull * y;
      const halfZ = toZ + pull * z;
      x += time * halfX;
      y += time * halfY;
      z += time * halfZ;
      const after2 = x * x + y * y + z * z;
      const after = (-0.75 * momentum * time) / (after2 * after2 * Math.sqrt(after2));
      toX = halfX + after * x;
      toY = halfY + after * y;
      toZ = halfZ + after * z;
      if (!isNearDisc || Math.abs(z) > 3.2 * thickness) continue;
      const radius = reach(x, y);
      if (radius <= INNER || radius >= OUTER) continue;
      const density = densityAt(gas, x, y, radius) * bell(z, thickness);
      const { shift, strength } = seenFrom(x, y, radius, toX, toY, toZ);
      emit(light, shift * power(INNER / radius, 0.62) * 1.06, ((density * time * strength * passing) / radius) * 35.2);
      passing *= Math.exp((-4.1 * density * time) / radius);
    }
    if (hasFallen || passing <= 0.01) return;
    const azimuth = (Math.atan2(toY, toX) / TURN + 1) % 1;
    const up = 0.5 - Math.asin(clamp(toZ / reach3(toX, toY, toZ), -1, 1)) / Math.PI;
    sky.sample(azimuth * sky.width, up * sky.height, behind, true);
    shine(light, behind, passing * 0.55);
    stars.sample(azimuth * stars.width, up * stars.height, behind, true);
    shine(light, behind, passing);
  };
}
