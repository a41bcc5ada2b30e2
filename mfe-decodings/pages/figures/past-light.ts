import { circle, type Place, path } from '@roe/shared/drawing';
import { arrow, type Figure, filled, stroke, words } from '@roe/shared/kit/figure';

/** Planck 2018: kilometres a second to a megaparsec, and parts of the whole in matter, radiation and the rest. */
const HUBBLE = 67.4;
const MATTER = 0.315;
const RADIATION = 9.1e-5;
const REST = 1 - MATTER - RADIATION;
/** 1/H in thousand million years; of a light that travels for so long also its way in thousand million light years. */
const HUBBLE_TIME = 977.8 / HUBBLE;
/** Size of the universe at the last scattering, where that of today is 1. */
const FIRST = 1 / 1091;

const STEPS = 4000;
/** What the size grows by in a unit of time, over the size. */
const growth = (size: number): number => Math.sqrt(MATTER / size ** 3 + RADIATION / size ** 4 + REST);

/** A place of the oldest light on its way. */
interface Passage {
  /** Thousand million years since the beginning. */
  age: number;
  /** Size of the universe, where that of today is 1. */
  size: number;
  /** Thousand million light years from the place where it arrives today, as measured then. */
  distance: number;
}

/** The way of the oldest light, from its setting out to today: the sum over each step's time, and of the way left at today's scale. */
export function oldestLight(): Passage[] {
  const sizes = Array.from({ length: STEPS + 1 }, (_, index) => FIRST ** (1 - index / STEPS));
  let age = (2 / 3) * HUBBLE_TIME * Math.sqrt(FIRST ** 3 / MATTER) * 0.78; // in radiation and matter, until then
  const ages = sizes.map((size, index) => {
    const before = sizes[index - 1] ?? size;
    age += (HUBBLE_TIME * (size - before)) / (Math.sqrt(size * before) * growth(Math.sqrt(size * before)));
    return age;
  });
  let left = 0;
  const distances = sizes.map(() => 0);
  for (let index = STEPS - 1; index >= 0; index--) {
    const [from, to] = [sizes[index] as number, sizes[index + 1] as number];
    left += (HUBBLE_TIME * (to - from)) / (from * to * growth(Math.sqrt(from * to)));
    distances[index] = left * from;
  }
  return sizes.map((size, index) => ({ age: ages[index] as number, size, distance: distances[index] as number }));
}

const MIDDLE = 196;
const [TOP, FOOT] = [56, 402];
/** Units to a thousand million years, and to as many light years. */
const UNIT = (FOOT - TOP) / 13.8;

/** The past that we see, as wide as it was: the ways of the oldest light from both sides, and of what it set out from. */
export function pastLightFigure(): Figure {
  const way = oldestLight().filter((_, index) => index % 50 === 0);
  const place = ({ age, distance }: { age: number; distance: number }, side: number): Place => [
    MIDDLE + side * distance * UNIT,
    FOOT - age * UNIT,
  ];
  const ways = [-1, 1].map((side) => way.map((passage) => place(passage, side)));
  const [left = [], right = []] = ways;
  const source = (way[0]?.distance ?? 0) / FIRST;
  const carried = (side: number) =>
    way
      .map(({ age, size }): Place => place({ age, distance: source * size }, side))
      .filter(([x]) => Math.abs(x - MIDDLE) < 158);
  const widest = way.reduce((most, passage) => (passage.distance > most.distance ? passage : most));
  const height = FOOT - widest.age * UNIT;
  return {
    height: 456,
    marks: [
      filled(path([...left, ...right.toReversed()], true), 'gold', { opacity: 0.08 }),
      ...[0, 4, 8, 12].flatMap((age) => [
        stroke(
          path([
            [30, FOOT - age * UNIT],
            [36, FOOT - age * UNIT],
          ]),
        ),
        words(String(age), [24, FOOT - age * UNIT + 5], { anchor: 'end', ink: 'ink-faint', isSmall: true }),
      ]),
      arrow([33, FOOT], [33, TOP - 4]),
      words(['thousand million', 'years'], [8, 18], { anchor: 'start', ink: 'ink-faint', isSmall: true }),
      ...ways.map((places) => stroke(path(places), { ink: 'gold', width: 2.5 })),
      ...[-1, 1].map((side) => stroke(path(carried(side)), { ink: 'ink-soft', width: 1.5, dash: '5 4' })),
      arrow([MIDDLE, height], [MIDDLE + widest.distance * UNIT - 3, height]),
      words([`${widest.distance.toFixed(1)} thousand`, 'million light years'], [MIDDLE, height - 34]),
      filled(circle([MIDDLE, TOP], 5), 'gold'),
      words('you, now', [MIDDLE + 14, TOP + 2], { anchor: 'start', isStrong: true, ink: 'ink' }),
      words(['the fog clears,', '41 million light years away'], [MIDDLE, FOOT + 28], { isStrong: true }),
    ],
  };
}
