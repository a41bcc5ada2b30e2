import { expect, test } from 'vitest';
import { centroid, meanSpectrum, spectrogramOf } from '../measure/spectrum.ts';
import { reed } from './reed.ts';

const spectrumAt = (pressure: number) => {
  const spectrogram = spectrogramOf(reed({ seed: 'a', frequency: 220, pressure: () => pressure }, 1), 8192, 8192);
  return { powers: meanSpectrum(spectrogram), step: spectrogram.step };
};

test('more wind makes a reed brighter', () => {
  const [soft, full] = [0.2, 1]
    .map((pressure) => spectrumAt(pressure))
    .map(({ powers, step }) => centroid(powers, step));
  expect(full as number).toBeGreaterThan(1.4 * (soft as number));
});

test('all of a reed lies on the partials of its tone, and nothing is folded back from above', () => {
  const { powers, step } = spectrumAt(0.8);
  const total = powers.reduce((sum, power) => sum + power, 0);
  const beside = powers.reduce((sum, power, bin) => {
    const partial = (bin * step) / 220;
    return Math.abs(partial - Math.round(partial)) * 220 > 30 ? sum + power : sum;
  }, 0);
  expect(10 * Math.log10(beside / total)).toBeLessThan(-50);
});
