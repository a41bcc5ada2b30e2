import type { LightBuffer } from '../core/light-buffer.ts';
import { random } from '../core/random.ts';
import { raise, square, TURN } from '../core/scalar.ts';
import { angles, DISTANCE, PERSPECTIVE, type Placed } from './placed.ts';
import { type Galaxy, spiralGalaxy, sunColour } from './spiral-galaxy.ts';

/** Suns of a near galaxy, as many as the picture can hold apart, drawn from the density of its arms. */
export function paintSuns(placed: Placed, buffer: LightBuffer): void {
  const { cosTilt, sinTilt, cosTurn, sinTurn } = angles(placed);
  const galaxy: Galaxy = spiralGalaxy(placed.kind);
  const next = random(`${placed.kind.seed}/suns`);
  const half = buffer.height / 2;
  const count = Math.round(2.2e6 * square((placed.radius * buffer.height) / 1080));
  for (let index = 0; index < count; index++) {
    const r = 1.5 * Math.sqrt(next());
    const angle = TURN * next();
    const chance = next();
    const rank = next();
    const x = r * Math.cos(angle);
    const y = r * Math.sin(angle);
    const population = galaxy.populationAt(x, y);
    if (chance > population.density * 1.4) continue;
    // Where the line of sight that meets the disc here crosses the eye's plane.
    let v = y * cosTilt;
    const along = (at: number) => (at * sinTilt + DISTANCE * cosTilt) / (cosTilt - at * sinTilt * PERSPECTIVE);
    for (let round = 0; round < 4; round++) {
      const hit = v * cosTilt - DISTANCE * sinTilt + (sinTilt + v * cosTilt * PERSPECTIVE) * along(v);
      v -= (hit - y) * cosTilt * 0.8;
    }
    const u = x / (1 + PERSPECTIVE * along(v));
    const px = (u * cosTurn + v * sinTurn) * placed.radius + placed.x;
    const py = (-u * sinTurn + v * cosTurn) * placed.radius + placed.y;
    const strength = (0.05 + 0.5 * raise(rank, 14)) * (0.35 + 0.9 * population.arm) * placed.brightness;
    const isNewborn = population.birth > 0.35 && rank > 0.55;
    const tint = isNewborn ? { red: 1.5, green: 0.45, blue: 0.75 } : sunColour(population);
    buffer.dot(buffer.width / 2 + px * half, half - py * half, tint, strength);
  }
}
