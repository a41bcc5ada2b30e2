import { brotliCompressSync } from 'node:zlib';
import { markdownRenderer } from '@roe/shared/kit/markdown';
import { expect, test } from 'vitest';
import { moves } from '../../src/figures/moves.ts';
import { daysLater } from '../../src/figures/whose-present.ts';
import { ELEVENTHS, gainOf } from './eleventh.ts';
import { figures } from './figures.ts';
import { minutesOfSong } from './one-song.ts';
import { oldestLight } from './past-light.ts';
import { beatOf, GAPS, heightsOf } from './two-strings.ts';
import { balmer } from './what-fits.ts';
import { ITEMS } from './which-side.ts';
import { heightOf, LENGTHS } from './without-middle.ts';

const render = markdownRenderer({ figure: (id) => figures[id as keyof typeof figures]?.() ?? null });

test.each(Object.keys(figures))('%s adds at most 4 kB to its page, and stands inside its frame', (id) => {
  const { html } = render(`![x](/figures/${id} "y")`);
  expect(brotliCompressSync(html).length).toBeLessThan(4000);
  const height = Number(/viewBox="0 0 360 (\d+)/.exec(html)?.[1]);
  for (const [, x, y] of html.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
    expect(Number(x)).toBeGreaterThanOrEqual(0);
    expect(Number(x)).toBeLessThanOrEqual(360);
    expect(Number(y)).toBeGreaterThanOrEqual(0);
    expect(Number(y)).toBeLessThanOrEqual(height);
  }
});

test.each(Object.entries(moves))(
  'whatever the controls of %s change is in its picture, which shows where they stand',
  (id, move) => {
    const { html } = render(`![x](/figures/${id})`);
    const values = Array.from(html.matchAll(/ value="([^"]+)"/g), ([, value]) => Number(value));
    const { parts, says } = move(values);
    for (const [part, { text }] of Object.entries(parts)) {
      expect(html).toContain(`data-part="${part}"`);
      if (text !== undefined) expect(html).toContain(`data-part="${part}">${text}<`);
    }
    expect(says).toHaveLength(values.length);
  },
);

test('every figure with controls answers to them', () => {
  const withControls = Object.entries(figures).filter(([, figure]) => 'controls' in figure());
  expect(withControls.map(([id]) => id).sort()).toEqual(Object.keys(moves).sort());
});

test('a walk at 5 km/h moves the now in Andromeda by more than four days', () => {
  expect(daysLater(5)).toBeCloseTo(4.23, 2);
  expect(daysLater(-5)).toBe(-daysLater(5));
});

test('the oldest light sets out 41 million light years away, after 380,000 years, and arrives after 13.8 thousand million', () => {
  const way = oldestLight();
  expect(way[0]?.distance).toBeCloseTo(0.0415, 3);
  expect(way[0]?.age).toBeCloseTo(0.00038, 4);
  expect((way[0]?.distance ?? 0) * 1091).toBeCloseTo(45, 0);
  expect(way.at(-1)?.age).toBeCloseTo(13.8, 1);
  expect(way.at(-1)?.distance).toBe(0);
  expect(Math.max(...way.map(({ distance }) => distance))).toBeCloseTo(5.9, 1);
});

test('nuts one, three, five and seven hands apart are heard in equal beats, others are not', () => {
  expect(heightsOf(GAPS.odd).map(beatOf)).toEqual([0, 1, 2, 3, 4]);
  expect(beatOf(heightsOf(GAPS.equal)[1] as number)).toBe(2);
  expect(heightsOf(GAPS.equal).at(-1)).toBe(heightsOf(GAPS.odd).at(-1));
});

test('the lines of hydrogen are those of the text’s table', () => {
  expect([3, 4, 5, 6, 7].map((number) => balmer(number).toFixed(1))).toEqual([
    '656.2',
    '486.1',
    '434.0',
    '410.1',
    '397.0',
  ]);
});

test('you stand between the nineteenth and the twentieth power of ten from the smallest thing resolved', () => {
  const power = heightOf(1) - heightOf(10);
  expect((heightOf(LENGTHS.resolved) - heightOf(LENGTHS.you)) / power).toBeCloseTo(19, 1);
  expect((heightOf(LENGTHS.resolved) - heightOf(LENGTHS.firstLight)) / power).toBeGreaterThan(45);
});

test('counts and sums are the texts’ own', () => {
  expect(ELEVENTHS.map(gainOf)).toEqual([
    [120, 132],
    [300, 312],
  ]);
  expect(minutesOfSong).toBeCloseTo(19.44, 2);
  expect(ITEMS.reduce((sum, [count]) => sum + count, 0)).toBe(25);
});
