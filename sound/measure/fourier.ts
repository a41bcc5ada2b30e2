/** Power of each frequency in a real signal whose length is a power of two; `length / 2` values, from 0 Hz upwards. */
export function powerSpectrum(signal: Float64Array): Float64Array {
  const real = signal.slice();
  const imaginary = new Float64Array(signal.length);
  transform(real, imaginary);
  return Float64Array.from(
    { length: signal.length / 2 },
    (_, bin) => (real[bin] as number) * (real[bin] as number) + (imaginary[bin] as number) * (imaginary[bin] as number),
  );
}

/** Cooley and Tukey's transform, in place; the length is a power of two. */
export function transform(real: Float64Array, imaginary: Float64Array): void {
  const length = real.length;
  for (let index = 1, other = 0; index < length; index++) {
    let bit = length >> 1;
    for (; other & bit; bit >>= 1) other ^= bit;
    other ^= bit;
    if (index < other) {
      swap(real, index, other);
      swap(imaginary, index, other);
    }
  }
  for (let size = 2; size <= length; size <<= 1) {
    const half = size >> 1;
    for (let step = 0; step < half; step++) {
      const x = Math.cos((Math.PI * step) / half);
      const y = -Math.sin((Math.PI * step) / half);
      for (let low = step; low < length; low += size) {
        const high = low + half;
        const re = (real[high] as number) * x - (imaginary[high] as number) * y;
        const im = (real[high] as number) * y + (imaginary[high] as number) * x;
        real[high] = (real[low] as number) - re;
        imaginary[high] = (imaginary[low] as number) - im;
        real[low] = (real[low] as number) + re;
        imaginary[low] = (imaginary[low] as number) + im;
      }
    }
  }
}

function swap(values: Float64Array, one: number, other: number): void {
  const kept = values[one] as number;
  values[one] = values[other] as number;
  values[other] = kept;
}
