import { LightBuffer } from './light-buffer.ts';
import { clamp } from './scalar.ts';

/** Four taps that halve a picture without shimmer: a quarter of Pascal's fourth row. */
const HALVING = [0.125, 0.375, 0.375, 0.125] as const;

/** A picture of half the width and height. */
export function halved({ width, height, values }: LightBuffer): LightBuffer {
  const narrow = Math.max(1, width >> 1);
  const low = Math.max(1, height >> 1);
  const columns = new Float32Array(narrow * height * 3);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < narrow; column++)
      for (let part = 0; part < 3; part++) {
        let sum = 0;
        for (let tap = 0; tap < 4; tap++)
          sum +=
            (HALVING[tap] as number) *
            (values[(row * width + clamp(2 * column - 1 + tap, 0, width - 1)) * 3 + part] as number);
        columns[(row * narrow + column) * 3 + part] = sum;
      }
  const result = new Float32Array(narrow * low * 3);
  const stride = narrow * 3;
  for (let row = 0; row < low; row++)
    for (let place = 0; place < stride; place++) {
      let sum = 0;
      for (let tap = 0; tap < 4; tap++)
        sum += (HALVING[tap] as number) * (columns[clamp(2 * row - 1 + tap, 0, height - 1) * stride + place] as number);
      result[row * stride + place] = sum;
    }
  return new LightBuffer(narrow, low, result);
}

/** A picture made soft by three taps, 1 2 1, both ways. */
export function blurred({ width, height, values }: LightBuffer): LightBuffer {
  const stride = width * 3;
  const sideways = new Float32Array(values.length);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const here = row * stride + column * 3;
      const left = row * stride + Math.max(0, column - 1) * 3;
      const right = row * stride + Math.min(width - 1, column + 1) * 3;
      for (let part = 0; part < 3; part++)
        sideways[here + part] =
          0.25 * (values[left + part] as number) +
          0.5 * (values[here + part] as number) +
          0.25 * (values[right + part] as number);
    }
  const result = new Float32Array(values.length);
  for (let row = 0; row < height; row++) {
    const above = Math.max(0, row - 1) * stride;
    const here = row * stride;
    const below = Math.min(height - 1, row + 1) * stride;
    for (let place = 0; place < stride; place++)
      result[here + place] =
        0.25 * (sideways[above + place] as number) +
        0.5 * (sideways[here + place] as number) +
        0.25 * (sideways[below + place] as number);
  }
  return new LightBuffer(width, height, result);
}
