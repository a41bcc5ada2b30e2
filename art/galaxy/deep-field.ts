import { starTint } from '../core/light.ts';
import type { LightBuffer } from '../core/light-buffer.ts';
import { Noise } from '../core/noise.ts';
import { gaussian, random } from '../core/random.ts';
import { clamp, cube, raise, reach3 } from '../core/scalar.ts';
import type { Context } from '../core/scene.ts';

/** Faint far galaxies, gathered along the threads of a cosmic web. */
export function paintDeepField({ seed }: Context, buffer: LightBuffer): void {
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
