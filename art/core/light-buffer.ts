import type { Colour, Light } from './light.ts';
import { clamp } from './scalar.ts';

/** A picture of light that only ever grows brighter: three floats (linear red, green, blue) per pixel, row by row. */
export class LightBuffer {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;

  constructor(width: number, height: number, values: Float32Array) {
    this.width = width;
    this.height = height;
    this.values = values;
  }

  /** A dark buffer in memory that worker threads share. */
  static allocate(width: number, height: number): LightBuffer {
    return new LightBuffer(width, height, new Float32Array(new SharedArrayBuffer(width * height * 12)));
  }

  /** Adds light to one pixel; nothing happens outside the picture. */
  add(column: number, row: number, light: Colour, amount: number): void {
    if (column < 0 || row < 0 || column >= this.width || row >= this.height) return;
    const at = (row * this.width + column) * 3;
    const { values } = this;
    values[at] = (values[at] as number) + light.red * amount;
    values[at + 1] = (values[at + 1] as number) + light.green * amount;
    values[at + 2] = (values[at + 2] as number) + light.blue * amount;
  }

  /** Adds a point anywhere between pixels: its light is shared among the four nearest, none is lost. */
  dot(x: number, y: number, light: Colour, amount: number): void {
    const column = Math.floor(x - 0.5);
    const row = Math.floor(y - 0.5);
    const u = x - 0.5 - column;
    const v = y - 0.5 - row;
    this.add(column, row, light, amount * (1 - u) * (1 - v));
    this.add(column + 1, row, light, amount * u * (1 - v));
    this.add(column, row + 1, light, amount * (1 - u) * v);
    this.add(column + 1, row + 1, light, amount * u * v);
  }

  /** Adds a soft round spot: a Gaussian with `sigma` in pixels and `amount` at its centre. */
  blob(x: number, y: number, sigma: number, light: Colour, amount: number): void {
    const radius = Math.ceil(sigma * 3.2);
    const slope = -0.5 / (sigma * sigma);
    const left = Math.floor(x);
    const top = Math.floor(y);
    for (let row = top - radius; row <= top + radius; row++) {
      for (let column = left - radius; column <= left + radius; column++) {
        const dx = column + 0.5 - x;
        const dy = row + 0.5 - y;
        const strength = Math.exp(slope * (dx * dx + dy * dy));
        if (strength > 0.003) this.add(column, row, light, amount * strength);
      }
    }
  }

  /** Adds a soft straight line with round ends: a Gaussian across, `sigma` in pixels, `amount` along its middle. */
  line(fromX: number, fromY: number, toX: number, toY: number, sigma: number, light: Colour, amount: number): void {
    const radius = sigma * 3.2 + 1;
    const dx = toX - fromX;
    const dy = toY - fromY;
    const squared = Math.max(dx * dx + dy * dy, 1e-9);
    const slope = -0.5 / (sigma * sigma);
    const top = Math.max(0, Math.floor(Math.min(fromY, toY) - radius));
    const bottom = Math.min(this.height - 1, Math.ceil(Math.max(fromY, toY) + radius));
    const lowest = Math.min(fromX, toX) - radius;
    const highest = Math.max(fromX, toX) + radius;
    const isLevel = Math.abs(dy) < 1e-6;
    const half = isLevel ? 0 : (radius * Math.sqrt(squared)) / Math.abs(dy);
    for (let row = top; row <= bottom; row++) {
      const middle = isLevel ? 0 : fromX + ((row + 0.5 - fromY) * dx) / dy;
      const left = Math.max(0, Math.floor(isLevel ? lowest : Math.max(lowest, middle - half)));
      const right = Math.min(this.width - 1, Math.ceil(isLevel ? highest : Math.min(highest, middle + half)));
      for (let column = left; column <= right; column++) {
        const px = column + 0.5 - fromX;
        const py = row + 0.5 - fromY;
        const along = clamp((px * dx + py * dy) / squared);
        const ex = px - along * dx;
        const ey = py - along * dy;
        const strength = Math.exp(slope * (ex * ex + ey * ey));
        if (strength > 0.004) this.add(column, row, light, amount * strength);
      }
    }
  }

  /** Reads the light between pixels, bilinearly, into `light`. Past an edge the edge goes on, or with `wraps` the other side. */
  sample(x: number, y: number, light: Light, wraps = false): void {
    const { width, height, values } = this;
    const left = Math.floor(x - 0.5);
    const top = Math.floor(y - 0.5);
    const u = x - 0.5 - left;
    const v = y - 0.5 - top;
    const columnA = wraps ? ((left % width) + width) % width : clamp(left, 0, width - 1);
    const columnB = wraps ? (columnA + 1) % width : clamp(left + 1, 0, width - 1);
    const rowA = clamp(top, 0, height - 1) * width;
    const rowB = clamp(top + 1, 0, height - 1) * width;
    const a = (rowA + columnA) * 3;
    const b = (rowA + columnB) * 3;
    const c = (rowB + columnA) * 3;
    const d = (rowB + columnB) * 3;
    const shareA = (1 - u) * (1 - v);
    const shareB = u * (1 - v);
    const shareC = (1 - u) * v;
    const shareD = u * v;
    light.red =
      (values[a] as number) * shareA +
      (values[b] as number) * shareB +
      (values[c] as number) * shareC +
      (values[d] as number) * shareD;
    light.green =
      (values[a + 1] as number) * shareA +
      (values[b + 1] as number) * shareB +
      (values[c + 1] as number) * shareC +
      (values[d + 1] as number) * shareD;
    light.blue =
      (values[a + 2] as number) * shareA +
      (values[b + 2] as number) * shareB +
      (values[c + 2] as number) * shareC +
      (values[d + 2] as number) * shareD;
  }
}
