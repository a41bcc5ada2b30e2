// Every number of a track is made with + − × ÷ and √ alone, which IEEE 754 fixes to the last bit. `Math.sin`, `exp` and `log`
// are left to each engine, and change between Node's releases: so these are our own.

export const RATE = 48_000;

const HALF_LOG = 0.34657359027997264;
const LOG = 2 * HALF_LOG;
const TURN = 2 * Math.PI;

/** Sine of an angle in whole turns; at most 1e-9 beside the true one. */
export function sine(turns: number): number {
  let turn = turns - Math.floor(turns + 0.5);
  if (turn > 0.25) turn = 0.5 - turn;
  else if (turn < -0.25) turn = -0.5 - turn;
  const x = TURN * turn;
  const s = x * x;
  const tail = 1 / 6227020800 - s / 1307674368000;
  return x * (1 - s * (1 / 6 - s * (1 / 120 - s * (1 / 5040 - s * (1 / 362880 - s * (1 / 39916800 - s * tail))))));
}

export const cosine = (turns: number): number => sine(turns + 0.25);

const powersOfTwo = Float64Array.from({ length: 2046 }, () => 1);
for (let power = 1024; power < 2046; power++) powersOfTwo[power] = 2 * (powersOfTwo[power - 1] as number);
for (let power = 1022; power >= 0; power--) powersOfTwo[power] = (powersOfTwo[power + 1] as number) / 2;

/** e to the power of a number; 0 below −700. At most 1e-14 beside the true one, in parts of it. */
export function exponential(value: number): number {
  if (value < -700) return 0;
  const power = Math.floor(value / LOG + 0.5);
  const x = value - power * LOG;
  let sum = 1;
  for (let order = 13; order > 0; order--) sum = 1 + (sum * x) / order;
  return sum * (powersOfTwo[power + 1023] as number);
}

/** Natural logarithm of a positive number. */
export function logarithm(value: number): number {
  let x = value;
  let power = 0;
  for (; x > Math.SQRT2; power++) x /= 2;
  for (; x < Math.SQRT1_2; power--) x *= 2;
  const s = (x - 1) / (x + 1);
  let sum = 0;
  for (let order = 25; order > 0; order -= 2) sum = sum * s * s + 1 / order;
  return 2 * s * sum + power * LOG;
}

/** A positive number to any power; 0 for 0. */
export const power = (value: number, exponent: number): number =>
  value > 0 ? exponential(exponent * logarithm(value)) : 0;

/** The factor that so many decibels are. */
export const gain = (decibels: number): number => exponential(decibels * 0.11512925464970229);

/** The factor by which a value shrinks in one sample that falls by 60 dB in `seconds`. */
export const decay = (seconds: number): number => exponential(-6.907755278982137 / (seconds * RATE));

/** Samples of a time in seconds. */
export const samples = (seconds: number): number => Math.round(seconds * RATE);
