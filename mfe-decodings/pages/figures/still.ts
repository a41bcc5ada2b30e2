import type { Control } from '@roe/shared/kit/figure';
import type { Move } from '../../src/figures/moved.ts';

/** A figure that can be moved, as it stands without a script. */
export function still(move: Move, ranges: Omit<Control, 'says'>[]) {
  const { parts, says } = move(ranges.map(({ value }) => value));
  const of = (part: string, attribute: string): string => {
    const value = parts[part]?.[attribute];
    if (value === undefined) throw new Error(`part "${part}": expected the attribute "${attribute}", received none`);
    return String(value);
  };
  return {
    /** The path of a part. */
    d: (part: string): string => of(part, 'd'),
    /** Its words. */
    text: (part: string): string => of(part, 'text'),
    /** Its height on the sheet, units. */
    y: (part: string): number => Number(of(part, 'y')),
    fill: (part: string): `#${string}` => of(part, 'fill') as `#${string}`,
    controls: ranges.map((range, index): Control => ({ ...range, says: says[index] as string })),
  };
}
