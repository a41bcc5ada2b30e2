import type { Place } from '@roe/shared/drawing';

/** Segments that share an end become one line. */
export function linesFrom(segments: readonly [Place, Place][]): Place[][] {
  const key = ([x, y]: Place): string => `${x.toFixed(6)} ${y.toFixed(6)}`;
  const byEnd = new Map<string, Set<[Place, Place]>>();
  for (const segment of segments)
    for (const end of segment) byEnd.set(key(end), (byEnd.get(key(end)) ?? new Set()).add(segment));
  const take = (end: Place): Place | undefined => {
    const [segment] = byEnd.get(key(end)) ?? [];
    if (!segment) return undefined;
    for (const each of segment) byEnd.get(key(each))?.delete(segment);
    return key(segment[0]) === key(end) ? segment[1] : segment[0];
  };
  const extend = (line: Place[]): Place[] => {
    for (let next = take(line.at(-1) as Place); next; next = take(next)) line.push(next);
    return line;
  };
  return segments
    .map(([start]) => extend(extend([start]).reverse()))
    .filter((line) => line.length > 1)
    .map(simplified);
}

/** Without the places that lie on the straight way between what is kept before and what follows. */
function simplified(line: readonly Place[]): Place[] {
  const kept: Place[] = [];
  for (const [index, place] of line.entries()) {
    const [before, next] = [kept.at(-1), line[index + 1]];
    if (!before || !next || distance(place, before, next) > 0.002) kept.push(place);
  }
  return kept;
}

/** From a place to the straight line through two others. */
function distance([x, y]: Place, [x1, y1]: Place, [x2, y2]: Place): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  return Math.abs(dx * (y - y1) - dy * (x - x1)) / Math.hypot(dx, dy);
}
