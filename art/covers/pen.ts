import { shine, shineBetween } from '../core/light.ts';
import { mix, reach, smooth, TURN } from '../core/scalar.ts';
import { Canvas } from './canvas.ts';
import { dimPolygon } from './polygon.ts';

/**
 * A point of a curve. `light` is the stroke's brightness there; `tone` its colour, 0 inner to 1 outer, by default its
 * radius.
 */
export interface Point {
  x: number;
  y: number;
  light: number;
  tone: number;
}

/** Light and tone of a place, as in `Point`. */
export type Shade = Pick<Point, 'light' | 'tone'>;

/** Moves `at` to the place of `t`; light and tone come as 1 and the default and may be changed. */
export type Curve = (t: number, at: Point) => void;

export type Place = readonly [x: number, y: number];

/** Width in pixels of a picture 900 high; brightness of a pixel in the middle of the line; colour as in `Point`. */
export interface Stroke {
  width?: number;
  light?: number;
  tone?: number;
}

const BY_RADIUS = -1;
/** Distance of the dots of a line, in pixels: half a pixel shows no beads. */
const STEP = 0.5;
/** A line thinner than this, in pixels, keeps its light and not its brightness. */
const THINNEST = 0.6;
/** A bell across a line, in five dots. */
const taps = [0.06, 0.24, 0.4, 0.24, 0.06];

/** Draws with light. */
export class Pen extends Canvas {
  readonly #at: Point = { x: 0, y: 0, light: 1, tone: BY_RADIUS };

  /** How many grains stand for `count` at 1600 x 900, so that a small picture is as bright as a large one. */
  grains(count: number): number {
    return Math.max(2000, Math.round(count * this.pixel * this.pixel));
  }

  /** Follows a curve from `from` to `to` in `count` steps, with the same light on every pixel of its length. */
  stroke(from: number, to: number, count: number, { width = 1, light = 1, tone }: Stroke, curve: Curve): void {
    const picture = this.picture;
    const size = width * this.pixel;
    const energy = light * STEP * Math.min(1, size / THINNEST);
    const at = this.#at;
    let lastX = 0;
    let lastY = 0;
    let rest = 0;
    for (let i = 0; i <= count; i++) {
      at.light = 1;
      at.tone = tone ?? BY_RADIUS;
      curve(from + ((to - from) * i) / count, at);
      const x = this.column(at.x);
      const y = this.row(at.y);
      const dx = x - lastX;
      const dy = y - lastY;
      const length = Math.sqrt(dx * dx + dy * dy);
      if (i > 0 && length > 1e-9 && length < picture.width) {
        const colour = this.tint(at.tone === BY_RADIUS ? reach(at.x, at.y) : at.tone);
        const power = energy * at.light;
        for (rest += length; rest >= STEP; rest -= STEP) {
          const back = rest / length;
          const px = x - dx * back;
          const py = y - dy * back;
          if (size < 0.75) picture.dot(px, py, colour, power);
          else
            for (let tap = -2; tap <= 2; tap++) {
              const side = (tap * size * 0.75) / length;
              const part = power * Number(taps[tap + 2]) * Math.max(1, size * 0.9);
              picture.dot(px - dy * side, py + dx * side, colour, part);
            }
        }
      }
      lastX = x;
      lastY = y;
    }
  }

  line([x0, y0]: Place, [x1, y1]: Place, stroke: Stroke = {}): void {
    const count = Math.max(1, Math.ceil(reach(x1 - x0, y1 - y0) * 24));
    this.stroke(0, 1, count, stroke, (t, at) => {
      at.x = mix(x0, x1, t);
      at.y = mix(y0, y1, t);
    });
  }

  circle(x: number, y: number, radius: number, stroke: Stroke = {}): void {
    this.stroke(0, TURN, Math.max(48, Math.round(radius * 500)), stroke, (t, at) => {
      at.x = x + radius * Math.cos(t);
      at.y = y + radius * Math.sin(t);
    });
  }

  /** Joins places by lines, and the last to the first unless the path is open. */
  path(places: readonly Place[], stroke: Stroke = {}, isOpen = false): void {
    places.forEach((place, i) => {
      const next = places[i + 1] ?? (isOpen ? undefined : places[0]);
      if (next) this.line(place, next, stroke);
    });
  }

  /** One grain of light. */
  grain(x: number, y: number, light: number, tone = reach(x, y)): void {
    this.picture.dot(this.column(x), this.row(y), this.tint(tone), light);
  }

  /** A jewel: a small bright point in a faint halo. `size` in pixels of a picture 900 high. */
  jewel(x: number, y: number, size: number, light: number, tone = reach(x, y)): void {
    const colour = this.tint(tone);
    const radius = size * this.pixel;
    for (const [sigma, share] of [
      [radius, 1],
      [radius * 5, 0.05],
    ] as const) {
      // One smaller than a pixel keeps its light, not its brightness.
      const seen = Math.max(0.7, sigma);
      const kept = (sigma * sigma) / (seen * seen);
      this.picture.blob(this.column(x), this.row(y), seen, colour, light * share * kept);
    }
  }

  /**
   * A source of light, white-hot in the middle, whose glow falls off with the square of the distance. `reach` in units.
   */
  lamp(x: number, y: number, reachOfGlow: number, light: number): void {
    const core = reachOfGlow * 0.05;
    const edge = reachOfGlow * 2.4;
    const { inner, middle } = this.tones;
    this.field(x - edge, y - edge, x + edge, y + edge, (px, py, out) => {
      const away = reach(px - x, py - y);
      const far = away / reachOfGlow;
      const fade = smooth(2.4, 0, far) * light;
      shine(out, inner, (fade * core * core) / (away * away + core * core * 0.5));
      shineBetween(out, inner, middle, smooth(0.2, 1.2, far), fade * 0.028 * Math.exp(-far * 2.6));
    });
  }

  /** As `field`, with a brightness and a tone for every pixel, which come as 0 and the radius. */
  glow(
    left: number,
    bottom: number,
    right: number,
    top: number,
    shade: (x: number, y: number, at: Shade) => void,
  ): void {
    const at: Shade = { light: 0, tone: 0 };
    this.field(left, bottom, right, top, (x, y, out) => {
      at.light = 0;
      at.tone = reach(x, y);
      shade(x, y, at);
      if (at.light > 0) shine(out, this.tint(at.tone), at.light);
    });
  }

  /** Dims what lies behind a polygon to the part `keep` of its light; edges are soft by a quarter of a pixel. */
  veil(places: readonly Place[], keep: number): void {
    const corners = places.map(([x, y]) => [this.column(x), this.row(y)] as const);
    dimPolygon(this.picture, corners, keep);
  }
}
