import { type Complex, inverseTransform } from '@roe/art/fourier';

/** Power of each frequency in a real signal whose length is a power of two; `length / 2` values, from 0 Hz upwards. */
export function powerSpectrum(signal: Float64Array): Float64Array {
  const real = signal.slice();
  const imaginary = new Float64Array(signal.length);
  transform({ real, imaginary });
  return Float64Array.from(
    { length: signal.length / 2 },
    (_, bin) => (real[bin] as number) * (real[bin] as number) + (imaginary[bin] as number) * (imaginary[bin] as number),
  );
}

/** Fourier transform in place; the length is a power of two. */
export const transform = ({ real, imaginary }: Complex): void => inverse({ real: imaginary, imaginary: real });

/** Its inverse, in place and without scaling. */
export const inverse = (numbers: Complex): void =>
  inverseTransform(numbers, { start: 0, stride: 1, length: numbers.real.length });
