import { arrow, type Figure, stroke, words } from '@roe/shared/kit/figure';

const SELVES = ['food', 'breath', 'mind', 'understanding', 'bliss'];
const BASE = 262;
/** Half of the width of the outermost, and what each is narrower and lower than the one around it. */
const [HALF, INSET, STEP] = [164, 18, 46];
const X = 180;

/** An arch over its base: a self, and all that is within it. */
function arch(index: number): string {
  const half = HALF - index * INSET;
  const top = 14 + index * STEP;
  const round = Math.min(half, 60);
  return `M${X - half} ${BASE}V${top + round}Q${X - half} ${top} ${X - half + round} ${top}H${X + half - round}Q${X + half} ${top} ${X + half} ${top + round}V${BASE}`;
}

/** Five selves within each other, what fills them and what shapes them; below, the same arrows in a laboratory. */
export function twoArrowsFigure(): Figure {
  const [left, right] = [X - HALF, X + HALF];
  const out = (y: number) => arrow([X - 12, y], [left, y], { ink: 'gold', width: 2 });
  const back = (y: number) => arrow([right, y], [X + 12, y], { ink: 'ink-soft', width: 2 });
  return {
    height: 400,
    marks: [
      ...SELVES.map((_, index) =>
        stroke(arch(index), { ink: index === SELVES.length - 1 ? 'gold' : 'edge', width: index === 0 ? 2 : 1.5 }),
      ),
      ...SELVES.map((self, index) =>
        words(self, [X, 14 + index * STEP + 28], { ink: index === SELVES.length - 1 ? 'gold' : 'ink' }),
      ),
      stroke(`M${left} ${BASE}H${right}`, { ink: 'edge', width: 1.5 }),
      out(BASE + 24),
      back(BASE + 24),
      words('filling goes out', [left, BASE + 48], { anchor: 'start', ink: 'gold', isSmall: true }),
      words('shape comes in', [right, BASE + 48], { anchor: 'end', isSmall: true }),
      out(BASE + 90),
      back(BASE + 90),
      words('the guess', [left, BASE + 114], { anchor: 'start', ink: 'gold', isSmall: true }),
      words('where it was wrong', [right, BASE + 114], { anchor: 'end', isSmall: true }),
    ],
  };
}
