import type { Picture } from '../core/scene.ts';

const SIDE = 32;
const BITS = 8;

/**
 * Perceptual hash (N. Krawetz, Looks Like It, 2011): a picture's brightness, shrunk to 32 x 32, as waves; of the 64
 * longest, which are stronger than the median. It tells how light is spread over the picture, whatever its colours and
 * size.
 */
export function perceptualHash({ width, height, pixels }: Picture): boolean[] {
  const shrunk = Array.from({ length: SIDE }, () => new Float64Array(SIDE));
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = (row * width + column) * 3;
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
      const line = shrunk[Math.floor((row * SIDE) / height)] as Float64Array;
      const cell = Math.floor((column * SIDE) / width);
      line[cell] = Number(line[cell]) + 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }
  const wave = (frequency: number) =>
    Float64Array.from({ length: SIDE }, (_, place) => Math.cos((frequency * (2 * place + 1) * Math.PI) / (2 * SIDE)));
  const waves = Array.from({ length: BITS + 1 }, (_, frequency) => wave(frequency));
  const strengths: number[] = [];
  for (const down of waves.slice(0, BITS))
    for (const across of waves.slice(1))
      strengths.push(
        shrunk.reduce(
          (sum, line, row) =>
            sum + Number(down[row]) * line.reduce((part, value, cell) => part + value * Number(across[cell]), 0),
          0,
        ),
      );
  const median = Number([...strengths].sort((a, b) => a - b)[strengths.length / 2]);
  return strengths.map((strength) => strength > median);
}

/**
 * In how many of their 64 bits two hashes differ: a few for the same picture in another size, about 32 for two
 * pictures.
 */
export const distance = (one: readonly boolean[], two: readonly boolean[]): number =>
  one.filter((bit, place) => bit !== two[place]).length;
