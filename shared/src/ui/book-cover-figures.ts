import { at, type Chance, circle, type Drawing, RADIUS, round } from './book-cover-shapes.ts';

/** Circles through one middle, as where many waters meet. */
function rings({ choose, between }: Chance): Drawing {
  const count = choose([6, 8, 9, 10, 12]);
  const inner = between(20, 42);
  const outer = RADIUS - inner;
  const middle = (part: number) => at(inner, part).split(' ').map(Number) as [number, number];
  return {
    bright: round(count, (part) => circle(outer, middle(part))),
    faint: circle(71) + circle(between(8, 16)),
  };
}

/** Petals in two rows, those without between those within. */
function lotus({ choose, between }: Chance): Drawing {
  const count = choose([6, 8, 10, 12]);
  const width = between(45, 80) / 100 / count;
  const heart = between(8, 16);
  const tip = between(40, 50);
  const petal = (from: number, to: number, turn: number) => (part: number) => {
    const side = (share: number, turns: number) => at(from + share * (to - from), part + turn + turns);
    const [base, end] = [at(from, part + turn), at(to, part + turn)];
    return `M${base}C${side(0.3, -width)} ${side(0.75, -width)} ${end}C${side(0.75, width)} ${side(0.3, width)} ${base}`;
  };
  return {
    bright: round(count, petal(heart, tip, 0)) + circle(heart),
    faint: round(count, petal(heart + 10, RADIUS, 0.5 / count)) + circle(71),
  };
}

/** Threads of two waves that cross behind a round window, widest in the middle. */
function waves({ choose, between }: Chance): Drawing {
  const half = choose([11, 13.2, 16.5, 22]);
  const height = between(16, 36);
  const rows = choose([
    [-54, -42, -30, -18, -6, 6, 18, 30, 42, 54],
    [-56, -40, -24, -8, 8, 24, 40, 56],
  ]);
  const threads = (sign: number) => (y: number) => {
    const count = 2 * Math.floor(Math.sqrt(RADIUS ** 2 - y ** 2) / half);
    const swing = (sign * height * (1 - Math.abs(y) / 84)).toFixed(1);
    return `M${(-count * half) / 2} ${y}q${half / 2} ${swing} ${half} 0${`t${half} 0`.repeat(count - 1)}`;
  };
  return { bright: rows.map(threads(1)).join(''), faint: rows.map(threads(-1)).join('') + circle(71) };
}

/** A square with a gate on each side, and squares turning in it. */
function gates({ choose, between }: Chance): Drawing {
  const gate = 2 * between(5, 10);
  const turned = (x: number, y: number, part: number) =>
    part === 0 ? `${x} ${y}` : part === 0.25 ? `${-y} ${x}` : part === 0.5 ? `${-x} ${-y}` : `${y} ${-x}`;
  const wall = (side: number, part: number) =>
    [
      [-side, -side],
      [-gate / 2, -side],
      [-gate / 2, -side - 4],
      [-gate, -side - 4],
      [-gate, -side - 12],
      [gate, -side - 12],
      [gate, -side - 4],
      [gate / 2, -side - 4],
      [gate / 2, -side],
      [side, -side],
    ]
      .map(([x = 0, y = 0], index) => `${index === 0 ? 'M' : 'L'}${turned(x, y, part)}`)
      .join('');
  const depth = choose([3, 4, 5]);
  const square = (radius: number, turn: number) =>
    `M${[0, 0.25, 0.5, 0.75].map((part) => at(radius, part + turn)).join('L')}z`;
  const inner = Array.from({ length: depth }, (_, index) => square(46 * Math.SQRT1_2 ** index, index % 2 ? 0.125 : 0));
  const petals = choose([8, 12, 16]);
  return {
    bright: round(4, (part) => wall(54, part)) + inner.join(''),
    faint: circle(48) + round(petals, (part) => `M${at(48, part)}L${at(53, part)}`),
  };
}

/** Every point of a circle joined to another one some steps on. */
function star({ choose, between }: Chance): Drawing {
  const [points, step] = choose([
    [7, 3],
    [8, 3],
    [9, 4],
    [10, 3],
    [12, 5],
    [16, 7],
  ] as const);
  const chords = (over: number, radius: number) =>
    round(points, (part) => `M${at(radius, part)}L${at(radius, part + over / points)}`);
  return {
    bright: chords(step, RADIUS) + circle(between(3, 10)),
    faint: chords(2, RADIUS) + circle(71),
  };
}

/** Arms that grow outwards by the same share with every step, and their mirror image, as in the head of a sunflower. */
function spiral({ choose, between }: Chance): Drawing {
  const arms = choose([5, 8, 13]);
  const turns = between(35, 75) / 100;
  const inner = between(4, 9);
  const steps = 6;
  const arm = (sign: number) => (part: number) => {
    const reached = (step: number, bulge = 1) =>
      at(bulge * inner * (RADIUS / inner) ** (step / steps), part + (sign * turns * step) / steps);
    const bulge = 1 / Math.cos((turns / steps) * Math.PI); // where the tangents of both ends meet
    const curve = Array.from({ length: steps }, (_, step) => `Q${reached(step + 0.5, bulge)} ${reached(step + 1)}`);
    return `M${reached(0)}${curve.join('')}`;
  };
  return { bright: round(arms, arm(1)), faint: round(arms, arm(-1)) + circle(71) };
}

/** The figures that stand on covers. */
export const figures = [rings, lotus, waves, gates, star, spiral];
