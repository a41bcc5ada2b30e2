import sharp from 'sharp';
import type { Stereo } from './core/stereo.ts';
import { lufs, windowPowers } from './measure/loudness.ts';
import { mono, spectrogramOf } from './measure/spectrum.ts';

const WIDTH = 760;
const HEIGHT = 190;
const STRIP = 46;
const LOWEST = 40;
const HIGHEST = 16_000;
/** dB below the loudest that are still seen. */
const DEPTH = 84;

type Colour = readonly [red: number, green: number, blue: number];
const STOPS: readonly Colour[] = [
  [9, 9, 20],
  [44, 35, 110],
  [150, 52, 130],
  [240, 112, 100],
  [255, 213, 150],
  [255, 250, 240],
];

/** A track as WebP: time to the right; tones from 40 Hz to 16 kHz upwards, each octave as high; below it momentary loudness, −60 to −6 LUFS. */
export function spectrogramPicture(sound: Stereo): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * (HEIGHT + STRIP) * 3);
  paintTones(pixels, sound);
  paintLoudness(pixels, sound);
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT + STRIP, channels: 3 } })
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
}

function paintTones(pixels: Buffer, sound: Stereo): void {
  const { rows, step } = spectrogramOf(mono(sound), 8192, Math.floor((sound.length - 8192) / WIDTH));
  const levels = rows.slice(0, WIDTH).map((row) =>
    Array.from({ length: HEIGHT }, (_, line) => {
      const low = LOWEST * (HIGHEST / LOWEST) ** (line / HEIGHT);
      const high = LOWEST * (HIGHEST / LOWEST) ** ((line + 1) / HEIGHT);
      let most = 1e-20;
      for (let bin = Math.floor(low / step); bin <= high / step; bin++)
        most = Math.max(most, (row[bin] as number) * bin);
      return 10 * Math.log10(most);
    }),
  );
  const top = Math.max(...levels.map((column) => Math.max(...column)));
  for (const [x, column] of levels.entries())
    for (const [line, level] of column.entries())
      put(pixels, x, HEIGHT - 1 - line, shade(Math.max(0, 1 + (level - top) / DEPTH)));
}

function paintLoudness(pixels: Buffer, sound: Stereo): void {
  const windows = windowPowers(sound, 4);
  for (let x = 0; x < WIDTH; x++) {
    const level = lufs((windows[Math.floor((x * windows.length) / WIDTH)] ?? 0) + 1e-9);
    const height = Math.round(((level + 60) / 54) * STRIP);
    for (let line = 0; line < STRIP; line++)
      put(pixels, x, HEIGHT + STRIP - 1 - line, line < height && line < STRIP - 3 ? [190, 160, 120] : [16, 16, 30]);
  }
}

function shade(share: number): Colour {
  const place = Math.min(STOPS.length - 1.001, share * (STOPS.length - 1));
  const [from, to] = [STOPS[Math.floor(place)] as Colour, STOPS[Math.floor(place) + 1] as Colour];
  const part = place % 1;
  return [0, 1, 2].map(
    (index) => (from[index] as number) * (1 - part) + (to[index] as number) * part,
  ) as unknown as Colour;
}

function put(pixels: Buffer, x: number, y: number, colour: Colour): void {
  for (const [index, value] of colour.entries()) pixels[(y * WIDTH + x) * 3 + index] = Math.round(value);
}
