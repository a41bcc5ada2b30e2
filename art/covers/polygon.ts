import type { LightBuffer } from '../core/light-buffer.ts';

/**
 * Dims what lies in a polygon to the part `keep` of its light; edges are soft by a quarter of a pixel.
 * @param corners in pixels
 */
export function dimPolygon(picture: LightBuffer, corners: readonly (readonly [number, number])[], keep: number): void {
  const rows = corners.map(([, y]) => y);
  const first = Math.max(0, Math.floor(Math.min(...rows)));
  const last = Math.min(picture.height - 1, Math.ceil(Math.max(...rows)));
  const cover = new Float32Array(picture.width);
  for (let row = first; row <= last; row++) {
    cover.fill(0);
    for (let sub = 0; sub < 4; sub++) {
      const y = row + (sub + 0.5) / 4;
      const cuts: number[] = [];
      corners.forEach(([x0, y0], i) => {
        const [x1, y1] = corners[(i + 1) % corners.length] ?? [x0, y0];
        if (y0 > y !== y1 > y) cuts.push(x0 + ((y - y0) * (x1 - x0)) / (y1 - y0));
      });
      cuts.sort((a, b) => a - b);
      for (let i = 0; i + 1 < cuts.length; i += 2) {
        const from = Math.max(0, Number(cuts[i]));
        const to = Math.min(picture.width, Number(cuts[i + 1]));
        for (let column = Math.floor(from); column < to; column++)
          cover[column] = Number(cover[column]) + Math.max(0, Math.min(to, column + 1) - Math.max(from, column)) / 4;
      }
    }
    for (let column = 0; column < picture.width; column++) {
      const share = 1 - Number(cover[column]) * (1 - keep);
      const at = (row * picture.width + column) * 3;
      for (let part = at; part < at + 3; part++) picture.values[part] = Number(picture.values[part]) * share;
    }
  }
}
