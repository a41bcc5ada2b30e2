import { clamp, TURN } from '../../core/scalar.ts';
import type { Figure } from '../figure.ts';
import { turn } from '../space.ts';

/**
 * A wave packet: e^(ikx) under a bell curve, drawn in the three dimensions that it has (real part, imaginary part,
 * place), as a ribbon of many phases.
 */
export const wavePacket: Figure = (random) => {
  const turns = 7 + Math.floor(random() * 6);
  const width = 0.55 + 0.15 * random();
  const chirp = (random() - 0.5) * 0.9;
  const turned = turn(0.1 * (random() - 0.5), 0.45 + 0.2 * random(), 0.38 * (random() < 0.5 ? -1 : 1));
  return (pen) => {
    const reach = 2.3;
    const place = (x: number, phase: number, height: number) => {
      const bell = height * Math.exp((-x * x) / (2 * width * width));
      const angle = TURN * turns * 0.5 * x * (1 + chirp * x * 0.3) + phase;
      return turned([x, bell * Math.cos(angle), bell * Math.sin(angle)]);
    };
    const strands = 30;
    for (let strand = 0; strand < strands; strand++) {
      const part = strand / (strands - 1);
      pen.stroke(-reach, reach, 1500, { width: strand === 0 ? 1.2 : 0.6, light: 0.52 }, (t, at) => {
        const [x, y, z] = place(t, part * 1.9, 0.92 - 0.2 * part);
        const near = 4 / (4 + z);
        at.x = x * near;
        at.y = y * near;
        const bell = Math.exp((-t * t) / (2 * width * width));
        at.light = (0.12 + bell) * clamp(0.62 - z * 0.75, 0.1, 1.4) * (strand === 0 ? 3 : 1 - 0.7 * part);
        at.tone = 1 - 0.86 * bell + 0.12 * part;
      });
    }
    for (const phase of [0, TURN / 4, TURN / 2, (3 * TURN) / 4])
      pen.stroke(-reach, reach, 400, { width: 0.6, light: 0.4 }, (t, at) => {
        const bell = 0.98 * Math.exp((-t * t) / (2 * width * width));
        const [x, y, z] = turned([t, bell * Math.cos(phase), bell * Math.sin(phase)]);
        const near = 4 / (4 + z);
        at.x = x * near;
        at.y = y * near;
        at.tone = 0.98;
      });
    pen.lamp(0, 0, 0.34, 6);
  };
};
