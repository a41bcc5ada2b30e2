import { expect, test } from 'vitest';
import { RATE } from '../core/number.ts';
import { Stereo } from '../core/stereo.ts';
import { seam, smoothestStart } from './seam.ts';

/** A tone of 100 Hz: rounds of whole hundredths of a second fit. */
function tone(): Stereo {
  const sound = Stereo.ofSeconds(2);
  for (const channel of sound.channels)
    for (let index = 0; index < channel.length; index++) channel[index] = Math.sin((2 * Math.PI * 100 * index) / RATE);
  return sound;
}

test('where a round fits its seam is a step like the others', () => {
  expect(seam(tone(), 0.25, 1.5)).toBeLessThanOrEqual(1);
});

test('where it does not, in one channel of two, its seam is a click', () => {
  expect(seam(tone(), 0.25, 1.5025)).toBeGreaterThan(50);
  const sound = tone();
  sound.right[0.25 * RATE] = 0.2;
  expect(seam(sound, 0.25, 1.5)).toBeGreaterThan(1);
});

test('a round begins where none of its forms has a click', () => {
  const forms = [tone(), tone()];
  forms[1]?.left.fill(0.5, 0.12 * RATE, 0.14 * RATE);
  const start = smoothestStart(forms, 1.5025);
  expect(start).toBeGreaterThanOrEqual(0.1);
  expect(Math.max(...forms.map((form) => seam(form, start, 1.5025)))).toBeLessThan(2);
});
