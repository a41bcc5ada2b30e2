import { gaussian } from '../../core/random.ts';
import { smooth, TURN } from '../../core/scalar.ts';
import type { Figure } from '../figure.ts';

/**
 * A whirlpool: streams on logarithmic spirals that sink towards the middle as one over the radius, as water does above
 * a free vortex.
 */
export const vortex: Figure = (random) => {
  const pitch = 1.5 + 1.2 * random();
  const aslant = 0.46 + 0.16 * random();
  const sense = random() < 0.5 ? -1 : 1;
  const lean = (random() - 0.5) * 0.4;
  const arms = 3 + Math.floor(random() * 4);
  return (pen) => {
    const place = (radius: number, angle: number, at: { x: number; y: number }) => {
      const x = radius * Math.cos(angle * sense) * 1.1;
      const y = radius * Math.sin(angle * sense) * aslant - 0.075 / (radius + 0.09) + 0.14;
      at.x = x * Math.cos(lean) - y * Math.sin(lean);
      at.y = x * Math.sin(lean) + y * Math.cos(lean);
    };
    for (let stream = 0; stream < 760; stream++) {
      const arm = Math.floor(random() * arms);
      const angle = (arm * TURN) / arms + gaussian(random) * (0.42 / Math.sqrt(arms)) * (random() < 0.3 ? 3 : 1);
      const head = 0.04 + 1.75 * random() * random();
      const length = 0.5 + 1.3 * random();
      const luck = random();
      const light = 0.12 + 1.1 * luck * luck * luck;
      pen.stroke(0, 1, 90, { width: luck > 0.8 ? 1 : 0.6, light }, (t, at) => {
        const radius = head * Math.exp(t * length * 0.55);
        place(radius, angle - pitch * Math.log(radius), at);
        at.tone = 0.04 + 0.75 * radius;
        at.light = (1 - t) * (1 - t) * smooth(2.1, 1.2, radius) * smooth(0, 0.03, t);
      });
      const tip = { x: 0, y: 0 };
      place(head, angle - pitch * Math.log(head), tip);
      if (luck > 0.82) pen.jewel(tip.x, tip.y, 1.3, 2.2, 0.04 + 0.6 * head);
    }
    const eye = { x: 0, y: 0 };
    place(0.05, 0, eye);
    pen.lamp(eye.x, eye.y + 0.05, 0.55, 9);
  };
};
