import type { LightBuffer } from './light-buffer.ts';
import { blurred, halved } from './pyramid.ts';
import { raise } from './scalar.ts';

const LEVELS = 10;

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
