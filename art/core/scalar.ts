/** A whole turn in radians. */
export const TURN = 2 * Math.PI;

/** The golden ratio's fraction: steps of it around a circle never repeat and fill it evenly. */
export const GOLDEN = 0.6180339887498949;

export const clamp = (value: number, low = 0, high = 1): number => Math.max(low, Math.min(high, value));

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Hermite's smooth step: 0 before `start`, 1 after `end` (which may come first), level at both. */
export function smooth(start: number, end: number, value: number): number {
  const share = clamp((value - start) / (end - start));
  return share * share * (3 - 2 * share);
}

export const square = (value: number): number => value * value;

export const cube = (value: number): number => value * value * value;

/** `value` to a whole, positive power, by multiplication. */
export function raise(value: number, exponent: number): number {
  let result = 1;
  let factor = value;
  for (let left = exponent; left > 0; left >>= 1) {
    if (left & 1) result *= factor;
    factor *= factor;
  }
  return result;
}

/**
 * `value` to any power; 0 where the value is not positive.
 * Not `**`: V8's `Math.pow` has changed between Node's releases, `exp` and `log` (fdlibm's) have not.
 */
export const power = (value: number, exponent: number): number =>
  value > 0 ? Math.exp(exponent * Math.log(value)) : 0;

/** Length of a vector in the plane; `Math.hypot` is several times slower. */
export const reach = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** Length of a vector in space. */
export const reach3 = (x: number, y: number, z: number): number => Math.sqrt(x * x + y * y + z * z);

/** The bell `exp(-x²/2)` of `distance` measured in `width`s. */
export function bell(distance: number, width: number): number {
  const sigmas = distance / width;
  return Math.exp(-0.5 * sigmas * sigmas);
}
