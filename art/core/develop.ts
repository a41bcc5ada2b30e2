import { bloom } from './bloom.ts';
import { darkness, set } from './light.ts';
import type { LightBuffer } from './light-buffer.ts';
import { random } from './random.ts';
import { clamp } from './scalar.ts';
import type { Picture } from './scene.ts';
import { encoded, tone, warmShadows } from './tone.ts';

/** How light becomes a picture. */
export interface Finish {
  /** Factor on all light. */
  exposure: number;
  /** Share of the light that spreads around bright places, 0..1. */
  bloom: number;
  /** How far it spreads, 0..1. */
  spread: number;
  /** How much darker the corners are; 0 is not at all. */
  vignette: number;
}

/** Black is a deep indigo, never nothing. */
const LIFT = { red: 0.0011, green: 0.001, blue: 0.0022 };

/**
 * Turns light into bytes: bloom, vignette, tone curve, sRGB, and one rounding with triangular noise of one step, so that dark
 * gradients show no bands (Lipshitz, Wannamaker, Vanderkooy, "Quantization and Dither", 1992). Changes the buffer.
 */
export function develop(buffer: LightBuffer, finish: Finish, seed: string): Picture {
  if (finish.bloom > 0) bloom(buffer, finish.bloom, finish.spread);
  const { width, height, values } = buffer;
  const pixels = new Uint8Array(width * height * 3);
  const grain = random(`${seed}/grain`);
  const light = darkness();
  for (let row = 0; row < height; row++) {
    const v = ((row + 0.5) / height) * 2 - 1;
    for (let column = 0; column < width; column++) {
      const u = ((column + 0.5) / width) * 2 - 1;
      const off = 0.62 * u * u + 0.5 * v * v;
      const gain = finish.exposure / (1 + finish.vignette * off * (1 + off));
      const at = (row * width + column) * 3;
      set(
        light,
        Math.max(0, (values[at] as number) * gain) + LIFT.red,
        Math.max(0, (values[at + 1] as number) * gain) + LIFT.green,
        Math.max(0, (values[at + 2] as number) * gain) + LIFT.blue,
      );
      warmShadows(light);
      tone(light);
      const noise = grain() + grain() - 0.5;
      pixels[at] = clamp(Math.floor(encoded(light.red) * 255 + noise), 0, 255);
      pixels[at + 1] = clamp(Math.floor(encoded(light.green) * 255 + noise), 0, 255);
      pixels[at + 2] = clamp(Math.floor(encoded(light.blue) * 255 + noise), 0, 255);
    }
  }
  return { width, height, pixels };
}
