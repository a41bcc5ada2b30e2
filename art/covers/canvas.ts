import { darkness, type Light, set, shineBetween } from '../core/light.ts';
import type { LightBuffer } from '../core/light-buffer.ts';
import { clamp, smooth } from '../core/scalar.ts';
import type { Tones } from './palette.ts';

/** A figure's radius as a part of the picture's height. */
const SCALE = 0.43;

/** A picture in a figure's measure: one unit is its radius; x grows to the right, y upwards, (0, 0) is the middle. */
export class Canvas {
  readonly picture: LightBuffer;
  readonly tones: Tones;
  /** Pixels of one unit. */
  readonly unit: number;
  /** Pixels that stand for one of a picture 900 high. */
  readonly pixel: number;
  readonly #colour = darkness();

  constructor(picture: LightBuffer, tones: Tones) {
    this.picture = picture;
    this.tones = tones;
    this.unit = picture.height * SCALE;
    this.pixel = picture.height / 900;
  }

  /** Half the picture's width, in units. */
  get side(): number {
    return this.picture.width / 2 / this.unit;
  }

  /** Pixels from the left edge. */
  column(x: number): number {
    return this.picture.width / 2 + x * this.unit;
  }

  /** Pixels from the upper edge. */
  row(y: number): number {
    return this.picture.height / 2 - y * this.unit;
  }

  /** The colour of a tone, 0 inner to 1 outer; good until the next is asked for. */
  tint(tone: number): Light {
    const { inner, middle, outer } = this.tones;
    const colour = this.#colour;
    set(colour, 0, 0, 0);
    if (tone < 0.5) shineBetween(colour, inner, middle, smooth(0.02, 0.5, tone), 1);
    else shineBetween(colour, middle, outer, smooth(0.5, 1.05, tone), 1);
    return colour;
  }

  /** Adds to every pixel of a box the colour that `shade` gives for it. */
  field(
    left: number,
    bottom: number,
    right: number,
    top: number,
    shade: (x: number, y: number, out: Light) => void,
  ): void {
    const { width, height } = this.picture;
    const light = darkness();
    const firstColumn = clamp(Math.floor(this.column(left)), 0, width);
    const firstRow = clamp(Math.floor(this.row(top)), 0, height);
    const columns = clamp(Math.ceil(this.column(right)), 0, width);
    const rows = clamp(Math.ceil(this.row(bottom)), 0, height);
    for (let row = firstRow; row < rows; row++)
      for (let column = firstColumn; column < columns; column++) {
        set(light, 0, 0, 0);
        shade((column + 0.5 - width / 2) / this.unit, (height / 2 - row - 0.5) / this.unit, light);
        this.picture.add(column, row, light, 1);
      }
  }
}
