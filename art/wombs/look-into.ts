import { colour, type Light, shine, shineBetween } from '../core/light.ts';
import type { Noise } from '../core/noise.ts';
import { bell, clamp, cube, power, raise, reach, reach3, smooth, square, TURN } from '../core/scalar.ts';
import type { Womb } from './stream.ts';

const gold = colour('#ff9a38');
const white = colour('#ffdca8');
const rose = colour('#f0506e');
const violet = colour('#6a48d8');
/** Sheets of a universe's disc, by height over its plane. */
const SHEETS = [-0.09, 0, 0.09];

/** Adds what is seen in a womb at a place on its disc, radii from its middle. Returns how much of the background it hides. */
export function lookInto(
  womb: Womb,
  dx: number,
  dy: number,
  d: number,
  inner: Noise,
  skin: Noise,
  light: Light,
): number {
  const inside = Math.min(d, 0.9995);
  const nz = Math.sqrt(1 - inside * inside);
  const rim = power(1 - nz, 2.3);
  const isLarge = womb.radius > 0.1;
  universe(womb, dx, dy, nz, isLarge ? 5 : 3, inner, light);
  const { light: lamp } = womb;
  // Lit from behind: a crescent on the side of the source, and a dim far side.
  const shade = 0.16 + 1.5 * smooth(-0.35, 0.95, dx * lamp.x + dy * lamp.y + 0.3 * nz * lamp.z);
  const mist = skin.fractal(dx * 1.6 + womb.phase, dy * 1.6, nz * 1.6, isLarge ? 5 : 3, 0.55);
  shine(light, womb.hue, 0.8 * square(smooth(-0.2, 0.8, mist)) * (0.05 + 0.4 * rim) * shade);
  if (isLarge) {
    // Veins of the near shell, and fainter ones of the far shell seen through the womb.
    const front = raise(skin.ridges(dx * 2.2 + womb.phase, dy * 2.2, nz * 2.2, 5, 0.58), 7);
    const back = raise(skin.ridges(dx * 2.2 + womb.phase, dy * 2.2, -nz * 2.2, 4, 0.58), 7);
    shineBetween(light, gold, white, 0.3, (front * (0.1 + 0.75 * rim) + 0.12 * back) * shade);
  }
  // A thin film's colours come and go with the path through it.
  const film = 0.5 + 0.5 * Math.cos(TURN * (nz * 1.5 + 0.25 * mist + womb.share));
  shine(light, gold, rim * 1.7 * shade * (1 - 0.7 * film));
  shineBetween(light, rose, violet, smooth(0.1, 0.6, nz), rim * 1.7 * shade * 0.7 * film);
  shine(light, white, 0.75 * square(square(rim)) * shade);
  const focus = 1 - clamp(womb.softness * 3);
  const half = { x: lamp.x, y: lamp.y, z: lamp.z + 1.1 };
  const length = reach3(half.x, half.y, half.z);
  const glance = Math.max(0, (dx * half.x + dy * half.y + nz * half.z) / length);
  shine(light, white, 1.1 * raise(glance, 220) * focus);
  // Light that the glass gathers on the side away from the lamp.
  const gathered = Math.max(0, -(dx * lamp.x + dy * lamp.y) * 0.8 + 0.25 * nz);
  shine(light, womb.hue, 0.6 * raise(gathered, 5) * smooth(1, 0.9, d) * d * d);
  return 0.62 + 0.36 * rim;
}

/** A spiral universe around the womb's heart, in three sheets that part as one looks past them. */
function universe(womb: Womb, dx: number, dy: number, nz: number, octaves: number, noise: Noise, light: Light): void {
  const { axis, phase, hue } = womb;
  const flat = reach(axis.x, axis.y) + 1e-6;
  for (const sheet of SHEETS) {
    const z = (sheet - axis.x * dx - axis.y * dy) / axis.z;
    const room = smooth(nz, nz * 0.8 - 0.05, Math.abs(z));
    if (room <= 0) continue;
    // Coordinates in the disc's plane: across the tilt, and down it.
    const u = (dx * -axis.y + dy * axis.x) / flat;
    const v = ((dx * axis.x + dy * axis.y) * axis.z) / flat - z * flat;
    const r = reach(u, v) + 0.01;
    const spiral = Math.atan2(v, u) + Math.log(r) * 2.3 + phase;
    const waver = noise.fractal(
      Math.cos(spiral) * 1.4 + phase,
      Math.sin(spiral) * 1.4 + sheet * 22,
      r * 2,
      octaves,
      0.58,
    );
    const arm = square(0.5 + 0.5 * Math.cos(2 * spiral + 1.6 * waver));
    const amount =
      room *
      bell(sheet, 0.05 + 0.12 * Math.exp(-4 * r)) *
      Math.exp(-2.7 * r) *
      (0.05 + 2.9 * arm * square(smooth(-0.55, 0.65, waver)));
    shineBetween(light, gold, hue, smooth(0.05, 0.5, r), 1.9 * amount);
  }
  const heart = dx * dx + dy * dy;
  shine(light, white, (0.0085 / (heart + 0.0032)) * smooth(1, 0.35, Math.sqrt(heart)));
  shine(light, hue, 0.16 * Math.exp(-6 * heart) + 0.02 * cube(nz));
}
