import { blend, colour, darkness, dim, shine, shineBetween, veil } from '../core/light.ts';
import type { LightBuffer } from '../core/light-buffer.ts';
import { nebula, PALETTES } from '../core/nebula.ts';
import { Noise } from '../core/noise.ts';
import { random } from '../core/random.ts';
import { clamp, mix, reach, smooth } from '../core/scalar.ts';
import { across, type Context, type Kernel, type Scene, upward } from '../core/scene.ts';
import { paintStars } from '../core/stars.ts';
import { lookInto } from '../wombs/look-into.ts';
import { FOCUS, SOURCE, wombs } from '../wombs/stream.ts';

const gold = colour('#ff9a38');
const white = colour('#ffdca8');
const rose = colour('#f0506e');
const violet = colour('#6a48d8');
const indigo = colour('#1a1650');

/** Every womb holds a universe, and there is no end of wombs. */
export function scene(): Scene {
  return {
    passes: [
      {
        name: 'wombs',
        kernel,
        paint: paintMotes,
      },
    ],
    finish: { exposure: 1.25, bloom: 0.24, spread: 0.9, vignette: 0.5 },
  };
}

function kernel(context: Context): Kernel {
  const cloud = nebula(`${context.seed}/cloud`, PALETTES.rose, 6);
  const inner = new Noise(`${context.seed}/inner`);
  const skin = new Noise(`${context.seed}/skin`);
  const all = wombs(context.seed);
  const shone = darkness();
  const air = darkness();
  return (px, py, light) => {
    const x = across(context, px);
    const y = upward(context, py);
    const r = reach(x - SOURCE.x, (y - SOURCE.y) * 1.25);
    cloud(x * 0.55 + 4, y * 0.6 + 9, 0.3, light, 0.07 + 0.42 * Math.exp(-1.5 * r));
    shineBetween(light, gold, rose, smooth(0, 0.4, r), 0.75 * Math.exp(-6 * r) + 0.14 * Math.exp(-2.6 * r));
    shineBetween(light, rose, violet, smooth(0, 1, r), 0.06 * Math.exp(-1.2 * r));
    shine(light, white, 0.9 * Math.exp(-22 * r));
    for (const womb of all) {
      const dx = (x - womb.x) / womb.radius;
      const dy = (y - womb.y) / womb.radius;
      const d = reach(dx, dy);
      if (d > 2.4) continue;
      const kept = Math.exp(-0.05 * Math.max(0, womb.distance - 2));
      const halo = d > 1 ? Math.exp(-6 * (d - 1)) * 0.06 * kept * womb.brightness : 0;
      if (halo > 0.0005) shineBetween(light, gold, womb.hue, 0.6, halo);
      const cover = smooth(1 + womb.softness, 1 - womb.softness, d);
      if (cover <= 0) continue;
      shone.red = shone.green = shone.blue = 0;
      const solid = lookInto(womb, dx / Math.max(1, d), dy / Math.max(1, d), Math.min(1, d), inner, skin, shone);
      // The air between us and a far womb is faintly lit: far things are paler, bluer, calmer.
      air.red = air.green = air.blue = 0;
      shineBetween(air, indigo, violet, 0.4, 0.2);
      shine(air, gold, 0.16 * (1 - kept));
      veil(shone, air, (1 - kept) * 0.6);
      const blur = clamp(womb.softness * 2.6);
      dim(light, 1 - cover * solid * (1 - 0.45 * blur) * mix(0.35, 1, kept));
      shine(light, shone, cover * womb.brightness * mix(0.45, 1, kept) * (1 - 0.5 * blur));
    }
  };
}

/** Motes of gold at all distances: sharp points far off, wide soft discs near the eye. */
function paintMotes({ seed }: Context, buffer: LightBuffer): void {
  paintStars(buffer, { seed: `${seed}/stars`, count: 3000, gain: 0.45, size: 0.8, brightest: 1.4 });
  const next = random(`${seed}/motes`);
  const half = buffer.height / 2;
  for (let mote = 0; mote < 260; mote++) {
    const z = 0.5 + 6 * next();
    const x = (next() * 2 - 1) * 1.9 * half;
    const y = (next() * 2 - 1) * 1.1 * half;
    const size = half * (0.0012 / z + 0.011 * Math.abs(1 / z - 1 / FOCUS));
    const strength = (0.00002 * (0.3 + 0.7 * next()) * half * half) / (size * size + 0.3 * half * 0.004);
    buffer.blob(
      buffer.width / 2 + x,
      half + y,
      Math.max(0.6, size),
      blend(gold, rose, 0.5 * next()),
      Math.min(0.5, strength),
    );
  }
}
