import { LightBuffer } from './light-buffer.ts';
import { clamp, raise } from './scalar.ts';

const LEVELS = 10;
/** Four taps that halve a picture without shimmer: a quarter of Pascal's fourth row. */
const HALVING = [0.125, 0.375, 0.375, 0.125] as const;

/**
 * Spreads light as an eye or a lens does: a pyramid of halved pictures, each blurred and laid over the finer one
 * (Jimenez, "Next Generation Post Processing in Call of Duty", 2014).
 * @param amount share of the light that spreads, 0..1
 * @param spread how much of it each coarser level gets of the finer one's share, 0..1
 */
export function bloom(picture: LightBuffer, amount: number, spread: number): void {
  const levels = [picture];
  for (let last = picture; Math.min(last.width, last.height) > 8 && levels.length < LEVELS; ) {
    last = halved(last);
    levels.push(last);
  }
  const coarse = levels.slice(1);
  const total = coarse.reduce((sum, _, index) => sum + raise(spread, index + 1), 0);
  for (const [index, level] of coarse.entries()) {
    const share = raise(spread, index + 1) / total;
    multiply(level, share);
  }
  for (let index = coarse.length - 1; index > 0; index--)
    overlay(coarse[index - 1] as LightBuffer, coarse[index] as LightBuffer, 1);
  multiply(picture, 1 - 0.5 * amount);
  if (coarse[0]) overlay(picture, coarse[0], amount);
}

function multiply({ values }: LightBuffer, factor: number): void {
  for (let index = 0; index < values.length; index++) values[index] = (values[index] as number) * factor;
}

function halved({ width, height, values }: LightBuffer): LightBuffer {
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

function overlay(fine: LightBuffer, coarse: LightBuffer, amount: number): void {
  const smoothed = blurred(coarse);
  const light = { red: 0, green: 0, blue: 0 };
  const acrossRatio = coarse.width / fine.width;
  const downRatio = coarse.height / fine.height;
  for (let row = 0; row < fine.height; row++)
    for (let column = 0; column < fine.width; column++) {
      smoothed.sample((column + 0.5) * acrossRatio, (row + 0.5) * downRatio, light);
      fine.add(column, row, light, amount);
    }
}

/** Three taps, 1 2 1, both ways. */
function blurred({ width, height, values }: LightBuffer): LightBuffer {
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
