import { reach, smooth, TURN } from '../../core/scalar.ts';
import { type Figure, pick } from '../figure.ts';

type Motif = (across: number, along: number) => number;

/** Motifs of a ring: 1 where the bright sand lies, across from 0 to 1 and along in periods. */
const motifs: [Motif, ...Motif[]] = [
  (across, along) => edge(Math.abs(across - 0.5 - 0.36 * Math.sin(along * TURN)) - 0.09),
  (across, along) => edge(Math.abs(2 * (along - Math.floor(along)) - 1) - across * 0.86),
  (across, along) => edge(reach((along - Math.floor(along) - 0.5) * 1.1, across - 0.5) - 0.3),
  (across, along) => edge(Math.abs(across - Math.abs(2 * (along - Math.floor(along)) - 1)) - 0.17),
  (across, along) => {
    const side = Math.abs(2 * (along - Math.floor(along)) - 1);
    return edge(across - (1 - side * side * side) * 0.92) * (0.35 + 0.65 * across);
  },
  (across, along) => edge(Math.abs(reach((along - Math.floor(along) - 0.5) * 1.2, across) - 0.62) - 0.1),
];

const edge = (distance: number) => smooth(0.05, -0.05, distance);

/**
 * A sand mandala: rings of coloured grains, each with its own motif, around an eightfold lotus. Every point of light is
 * one grain.
 */
export const sandRings: Figure = (random) => {
  const rings: { from: number; to: number; motif: Motif; count: number; tone: number; shift: number }[] = [];
  const base = pick(random, [8, 10, 12]);
  let from = 0.3;
  while (from < 0.97) {
    const width = 0.065 + 0.075 * random();
    rings.push({
      from,
      to: Math.min(1, from + width),
      motif: pick(random, motifs),
      count: base * Math.max(2, Math.round((from * TURN) / width / base / 1.15)),
      tone: 0.1 + 0.85 * random(),
      shift: random(),
    });
    from += width + 0.016;
  }
  return (pen) => {
    for (let i = pen.grains(2600000); i > 0; i--) {
      const radius = Math.sqrt(random());
      const angle = random() * TURN;
      const luck = random();
      const shine = random();
      const glint = 0.16 + 0.75 * shine * shine * shine * shine;
      const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)];
      const ring = rings.find(({ from, to }) => radius >= from && radius < to);
      if (ring) {
        const across = (radius - ring.from) / (ring.to - ring.from);
        const lit = ring.motif(across, (angle / TURN) * ring.count + ring.shift);
        if (luck < 0.05 + 0.95 * lit) pen.grain(x, y, glint * (1.25 - 0.5 * radius), lit > 0.5 ? ring.tone : 1);
      } else if (radius < 0.285) {
        const petal = Math.abs(Math.cos(angle * base * 0.5));
        const bound = 0.12 + 0.155 * petal;
        const vein = smooth(0.02, 0.0, Math.abs(bound - radius));
        if (luck < vein + (radius < bound ? 0.3 : 0.06))
          pen.grain(x, y, glint * (vein > 0.3 ? 1.3 : 0.7), radius < bound ? 0.15 + radius : 0.8);
      }
    }
    for (const { from: radius, to } of rings)
      for (const line of [radius - 0.004, to + 0.004])
        pen.circle(0, 0, line, { width: 0.8, light: 0.6, tone: 0.3 + 0.6 * line });
    pen.circle(0, 0, 1.045, { width: 0.8, light: 0.5 });
    pen.lamp(0, 0, 0.3, 9);
  };
};
