import { random } from '@roe/art/random';
import { expect, test } from 'vitest';
import { centroid, meanSpectrum, slope, spectrogramOf } from './spectrum.ts';

test('a tone has its centre at its frequency', () => {
  const tone = Float32Array.from({ length: 48_000 }, (_, index) => Math.sin((2 * Math.PI * 1500 * index) / 48_000));
  const spectrogram = spectrogramOf(tone, 4096, 4096);
  expect(centroid(meanSpectrum(spectrogram), spectrogram.step)).toBeCloseTo(1500, 0);
});

test('white noise is level, and its running sum falls by 6 dB an octave', () => {
  const next = random('white');
  const white = Float32Array.from({ length: 240_000 }, () => next() - 0.5);
  let sum = 0;
  const brown = white.map((value) => {
    sum = 0.999 * sum + value;
    return sum;
  });
  const slopeOf = (signal: Float32Array) => {
    const spectrogram = spectrogramOf(signal, 4096, 4096);
    return slope(meanSpectrum(spectrogram), spectrogram.step, 200, 8000);
  };
  expect(slopeOf(white)).toBeCloseTo(0, 0);
  expect(slopeOf(brown)).toBeCloseTo(-6, 0);
});
