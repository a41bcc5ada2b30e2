import { type Place, path } from '@roe/shared/drawing';
import type { Moved } from './moved.ts';

/** A place between the dots, which stand on odd numbers: the line goes from one to the next aslant. */
type Corner = readonly [column: number, row: number];

/**
 * The lines that weave round dots in rows, each closed: through every gap between neighbours aslant, twice, and round a dot wherever
 * the outside is met. They are as many as the largest number that divides both sides.
 */
export function linesRound(rows: number, columns: number): Corner[][] {
  const [width, height] = [2 * columns, 2 * rows];
  const begun = new Set<string>();
  const lines: Corner[][] = [];
  for (let start = 1; start < width; start += 2) {
    if (begun.has(`${start} ${height}`)) continue;
    const line: Corner[] = [];
    let [x, y, across, down] = [start, height, 1, -1];
    do {
      line.push([x, y]);
      if (y === height) begun.add(`${x} ${y}`);
      if (x + across < 0 || x + across > width) across = -across;
      if (y + down < 0 || y + down > height) down = -down;
      [x, y] = [x + across, y + down];
    } while (x !== start || y !== height);
    lines.push([...line, [x, y]]);
  }
  return lines;
}

/** In how many gaps a line has crossed one that was there before, itself or another. */
export function crossingsIn(corners: readonly Corner[], rows: number, columns: number): number {
  const met = new Set<string>();
  return corners.filter(([x, y]) => {
    if (x === 0 || y === 0 || x === 2 * columns || y === 2 * rows) return false;
    const isSecond = met.has(`${x} ${y}`);
    met.add(`${x} ${y}`);
    return isSecond;
  }).length;
}

/** Where the hand goes at a corner: aslant through a gap, along the side outside. */
function heading([x, y]: Corner, [nextX, nextY]: Corner, rows: number, columns: number): Place {
  if (y === 0 || y === 2 * rows) return [nextX - x, 0];
  if (x === 0 || x === 2 * columns) return [0, nextY - y];
  return [nextX - x, nextY - y];
}

/**
 * The first corners of a line as one stroke, round where it turns.
 * @param unit half of the way from dot to dot
 */
export function strokeOf(
  line: readonly Corner[],
  rows: number,
  columns: number,
  unit: number,
  [left, top]: Place,
): string {
  const place = ([x, y]: Place): Place => [left + x * unit, top + y * unit];
  const d = line.slice(1).map((to, index) => {
    const from = line[index] as Corner;
    const [out, back] = [heading(from, to, rows, columns), heading(to, from, rows, columns)];
    const bend = (corner: Corner, [x, y]: Place): Place => {
      const reach = x !== 0 && y !== 0 ? 0.4 : 0.55;
      return [corner[0] + x * reach, corner[1] + y * reach];
    };
    const [one, two, end] = [bend(from, out), bend(to, back), to].map(place) as [Place, Place, Place];
    return `C${[one, two, end].map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')}`;
  });
  const [x, y] = place(line[0] as Corner);
  return `M${round(x)} ${round(y)}${d.join('')}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The sheet: its middle, and how much room there is. */
export const MIDDLE: Place = [180, 122];
const ROOM = { width: 330, height: 214 };
/** As many lines as the sheet can have: rows go to four. */
export const LINES = 4;

/** @param values rows, dots in a row, and how much of the line is drawn, per cent */
export function thresholdLine([rows = 2, columns = 3, part = 100]: readonly number[]): Moved {
  const unit = Math.min(ROOM.width / (2 * columns), ROOM.height / (2 * rows), 38);
  const corner: Place = [MIDDLE[0] - columns * unit, MIDDLE[1] - rows * unit];
  const lines = linesRound(rows, columns);
  const steps = Math.round((part / 100) * lines.reduce((sum, { length }) => sum + length - 1, 0));
  let left = steps;
  const drawn = lines.map((line) => {
    const take = Math.min(left, line.length - 1);
    left -= take;
    return line.slice(0, take + 1);
  });
  const dots = Array.from(
    { length: rows * columns },
    (_, index): Place => [
      corner[0] + (2 * (index % columns) + 1) * unit,
      corner[1] + (2 * Math.floor(index / columns) + 1) * unit,
    ],
  );
  const count = lines.length === 1 ? 'one line' : `${lines.length} lines`;
  const crossings = crossingsIn(
    drawn.flatMap((line) => (line.length > 1 ? line.slice(1) : [])),
    rows,
    columns,
  );
  return {
    parts: {
      dots: { d: dots.map((dot) => path([dot, dot])).join('') },
      ...Object.fromEntries(
        Array.from({ length: LINES }, (_, index) => {
          const line = drawn[index] ?? [];
          return [`line${index}`, { d: line.length > 1 ? strokeOf(line, rows, columns, unit, corner) : '' }];
        }),
      ),
      count: { text: `${rows} × ${columns} dots: ${count}` },
    },
    says: [String(rows), String(columns), part === 100 ? `whole, ${crossings} crossings` : `${crossings} crossings`],
  };
}
