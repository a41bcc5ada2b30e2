import { gaussian } from '../../core/random.ts';
import { smooth, TURN } from '../../core/scalar.ts';
import { type Figure, pick } from '../figure.ts';

/**
 * A spiral galaxy of single suns: an exponential disc whose arms are logarithmic spirals, seen aslant, with knots of
 * young stars along the arms.
 */
export const spiralGalaxy: Figure = (random) => {
  const arms = pick(random, [2, 2, 3, 4]);
  const pitch = Math.tan(0.24 + 0.12 * random());
  const aslant = 0.42 + 0.3 * random();
  const lean = (random() - 0.5) * 1.0;
  const sense = pick(random, [-1, 1]);
  const start = random() * TURN;
  return (pen) => {
    const put = (radius: number, angle: number, height: number, light: number, tone: number, size = 0) => {
      const x = radius * Math.cos(angle * sense);
      const y = radius * Math.sin(angle * sense) * aslant + height * Math.sqrt(1 - aslant * aslant);
      const [u, v] = [x * Math.cos(lean) - y * Math.sin(lean), x * Math.sin(lean) + y * Math.cos(lean)];
      if (size > 0) pen.jewel(u, v, size, light, tone);
      else pen.grain(u, v, light, tone);
    };
    const armAngle = (radius: number, arm: number) => start + (arm * TURN) / arms + Math.log(radius + 0.05) / pitch;
    for (let i = pen.grains(900000); i > 0; i--) {
      const radius = -0.5 * Math.log(1 - 0.965 * random());
      const arm = Math.floor(random() * arms);
      const spread = gaussian(random);
      const isField = random() < 0.2;
      const angle = isField ? random() * TURN : armAngle(radius, arm) + spread * (0.16 + 0.1 / (radius + 0.3));
      const luck = random();
      const shine = luck * luck * luck * luck;
      const edge = Math.exp(-spread * spread * 0.5);
      put(
        radius,
        angle,
        gaussian(random) * 0.012,
        (0.045 + 0.5 * shine) * smooth(1.9, 1.2, radius),
        Math.min(1, 0.1 + 0.78 * radius - 0.15 * (1 - edge)),
      );
    }
    for (let i = pen.grains(60000); i > 0; i--)
      put(Math.abs(gaussian(random)) * 0.13, random() * TURN, gaussian(random) * 0.06, 0.12 * random(), 0);
    for (let i = 0; i < 420; i++) {
      const radius = 0.25 + 1.25 * random();
      const angle = armAngle(radius, i % arms) + gaussian(random) * 0.09;
      const size = 0.8 + random() * random() * 1.5;
      put(radius, angle, 0, 1.2 * smooth(1.7, 0.9, radius), random() < 0.35 ? 0.5 : 0.92, size);
    }
    pen.lamp(0, 0, 0.5, 14);
  };
};
