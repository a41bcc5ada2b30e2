import { colour, type Light, shine, shineBetween } from '../core/light.ts';
import type { LightBuffer } from '../core/light-buffer.ts';
import { nebula, PALETTES } from '../core/nebula.ts';
import { Noise } from '../core/noise.ts';
import { gaussian, random } from '../core/random.ts';
import { bell, clamp, cube, power, reach, smooth, square, TURN } from '../core/scalar.ts';
import { across, type Context, type Kernel, type Scene, upward } from '../core/scene.ts';
import { paintStars } from '../core/stars.ts';
import { stroke } from '../core/stroke.ts';

const white = colour('#ffe7c0');
const gold = colour('#ff9c38');
const rose = colour('#f0486c');
const violet = colour('#6a3ae0');
const blue = colour('#3a5ae8');

/** The shell's heart in the picture. */
const HEART = { x: -0.227, y: 0.176 };
/** The outer wall's radius where the shell opens, half heights, and the direction of its mouth. */
const MOUTH = { radius: 1.15, angle: 0.35 };
/** A chamber's wall grows threefold with a turn, as a nautilus' does (Thompson, "On Growth and Form", 1917). */
const GROWTH = Math.log(3) / TURN;
/** Chambers in a turn, and how far their walls bulge, radians. */
const CHAMBERS = 17;
const BULGE = 0.42;
/** The last chamber, in turns: the open one, in which the animal lives. */
const OPEN = 0.32;

/** A nautilus of light: each chamber is the one before it, grown. */
export function scene(): Scene {
  return {
    passes: [
      {
        name: 'spiral',
        kernel,
        paint(context, buffer) {
          paintStars(buffer, {
            seed: `${context.seed}/stars`,
            count: 1700,
            gain: 0.5,
            size: 0.8,
            brightest: 1.6,
            where: (x, y) => (placeOf(across(context, x), upward(context, y)).turns > 0.02 ? 1 : 0.06),
          });
          paintBreath(context, buffer);
        },
      },
    ],
    finish: { exposure: 1.2, bloom: 0.3, spread: 0.9, vignette: 0.35 },
  };
}

/** Where a point lies in the shell: turns from the mouth (negative within), share of the way from inner to outer wall, radius. */
function placeOf(x: number, y: number): { turns: number; share: number; r: number } {
  const r = reach(x - HEART.x, y - HEART.y) + 1e-6;
  const angle = Math.atan2(y - HEART.y, x - HEART.x) - MOUTH.angle;
  // The wall passes through this direction once a turn; which of its turns lies next outside the point?
  const wall = Math.log(r / MOUTH.radius) / GROWTH;
  const whole = Math.ceil((wall - angle) / TURN);
  const turns = angle / TURN + whole;
  return { turns, share: 1 + wall / TURN - turns, r };
}

function kernel(context: Context): Kernel {
  const cloud = nebula(`${context.seed}/cloud`, PALETTES.indigo, 6);
  const pearl = new Noise(`${context.seed}/pearl`);
  const thinnest = 1.1 / context.height;
  return (px, py, light) => {
    const x = across(context, px);
    const y = upward(context, py);
    const { turns, share, r } = placeOf(x, y);
    cloud(x * 0.8 + 1, y * 0.8 + 2, 0.5, light, 0.05 + 0.24 * smooth(0.5, 1.5, r));
    shineBetween(light, gold, rose, smooth(0, 0.4, r), 0.035 * Math.exp(-2.4 * r));
    shine(light, white, 0.0006 / (r * r + 0.00016));
    const width = Math.max(thinnest, 0.0012 + 0.0028 * r);
    const middle = 4 * share * (1 - share);
    // The mouth is open: its rim is curved as the chambers' walls are, and light streams out of it.
    const beyond = turns + (BULGE * middle) / TURN;
    const shell = smooth(0.01, -0.2, beyond);
    // The outer wall of this turn, and the wall of the turn before, on which it rests.
    const room = r * GROWTH * TURN;
    const within = Math.min(1 - share, share);
    const kept = share > 0.5 ? smooth(0.01, -0.16, turns) : smooth(1.012, 0.84, turns);
    shineAt(light, r, 0.95 * kept * stroke(within * room, width));
    if (shell <= 0) return;
    const chamber = (turns + OPEN) * CHAMBERS + (BULGE * CHAMBERS * (middle - 0.5)) / TURN;
    const nearest = Math.round(chamber);
    if (nearest <= 0) {
      const toWall = ((chamber - nearest) / CHAMBERS) * TURN * r;
      shineAt(light, r, 0.6 * stroke(toWall, width * 0.75));
    }
    // Mother of pearl: each chamber is brightest below its wall and dark in its depth.
    const depth = chamber - Math.floor(chamber);
    const isOpen = chamber > 0;
    const sheen = 0.5 + 0.5 * pearl.fractal(x * 5, y * 5, turns * 2, 5, 0.55);
    const rib = pearl.ridges(turns * 40, share * 1.5, 1, 3);
    const glow = isOpen ? 0.07 : 0.05 + 0.55 * square(1 - depth) * middle;
    shineAt(light, r, shell * glow * (0.35 + 0.9 * sheen));
    shineBetween(light, violet, blue, sheen, shell * (isOpen ? 0.05 : 0.09) * cube(rib) * middle);
    shineAt(light, r, 0.06 * shell * bell(1 - share, 0.16));
  };
}

/** Sparks that stream out of the open mouth, on along the same spiral. */
function paintBreath({ seed }: Context, buffer: LightBuffer): void {
  const next = random(`${seed}/breath`);
  const half = buffer.height / 2;
  for (let spark = 0; spark < 3600; spark++) {
    const along = 0.75 * power(next(), 1.5) - OPEN * 0.8;
    const share = clamp(0.5 + 0.2 * gaussian(next), 0.04, 0.96);
    const angle = MOUTH.angle + along * TURN;
    const r = MOUTH.radius * Math.exp(GROWTH * TURN * (along - 1 + share));
    const size = Math.max(0.55, ((0.5 + 0.9 * next()) * buffer.height) / 1400);
    const strength = (0.08 + 0.9 * cube(next())) * smooth(-OPEN * 0.8, 0, along) * Math.exp(-2.4 * Math.max(0, along));
    buffer.blob(
      buffer.width / 2 + (HEART.x + r * Math.cos(angle)) * half,
      half - (HEART.y + r * Math.sin(angle)) * half,
      size,
      next() < 0.6 ? gold : rose,
      strength,
    );
  }
}

function shineAt(light: Light, r: number, amount: number): void {
  if (r < 0.07) shineBetween(light, white, gold, r / 0.07, amount);
  else if (r < 0.34) shineBetween(light, gold, rose, (r - 0.07) / 0.27, amount);
  else shineBetween(light, rose, violet, clamp((r - 0.34) / 0.5), amount);
}
