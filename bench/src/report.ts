import type { Load } from './load.ts';
import type { StartTimes } from './start-times.ts';
import { median, spread } from './statistics.ts';

export const builds = ['ours', 'monolith, prerendered', 'monolith, client-only'] as const;
export type Build = (typeof builds)[number];
export type Loads = Record<Build, Load[]>;

interface Row {
  title: string;
  digits?: number;
  value: (load: Load) => number;
}

const kilobytes = (title: string, value: Row['value']): Row => ({
  title: `${title}, kB`,
  digits: 1,
  value: (load) => value(load) / 1000,
});
const milliseconds = (title: string, value: Row['value']): Row => ({ title: `${title}, ms`, value });

const rows: Row[] = [
  { title: 'requests', value: (load) => load.requests },
  kilobytes('all', (load) => load.totalBytes),
  kilobytes('document', (load) => load.documentBytes),
  kilobytes('script', (load) => load.scriptBytes),
  kilobytes('style', (load) => load.styleBytes),
  kilobytes('data', (load) => load.dataBytes),
  kilobytes('other', (load) => load.otherBytes),
  { title: 'depth until hydrated', value: (load) => load.depth },
  milliseconds('FCP', (load) => load.fcp),
  milliseconds('LCP', (load) => load.lcp),
  { title: 'CLS', digits: 3, value: (load) => load.cls },
  milliseconds('hydrated', (load) => load.hydrated),
  milliseconds('TBT', (load) => load.tbt),
  milliseconds('next page, link in the text', (load) => load.nextPageByText),
  milliseconds('next page, link of a component', (load) => load.nextPageByComponent),
  milliseconds('INP', (load) => load.inp),
];

/** A line of a Markdown table. */
export const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;

/** Medians with ranges, and ours against each monolith, as Markdown. */
export function tableOf(loads: Loads): string {
  const head = ['', ...builds, 'ours / prerendered', 'ours / client-only'];
  const body = rows.map(({ title, digits, value }) => {
    const values = builds.map((build) => loads[build].map(value));
    const [ours = 0, prerendered = 0, client = 0] = values.map(median);
    return [title, ...values.map((list) => spread(list, digits)), ratio(ours, prerendered), ratio(ours, client)];
  });
  return [head, ['---', ...head.slice(1).map(() => '---:')], ...body].map(line).join('\n');
}

/** How many times as much ours is. */
export const ratio = (ours: number, theirs: number): string => (theirs > 0 ? (ours / theirs).toFixed(2) : '–');

export const startsOf = ({ cold, warm }: StartTimes): string =>
  `npm start: cold ${spread(cold, 1)} s, warm ${spread(warm, 1)} s, n=${cold.length}`;

/** What the site aims at, beside what it reached; in words, because a shared machine is no judge. */
export function aimsOf(loads: Loads): string {
  const of = (build: Build, value: Row['value']) => median(loads[build].map(value));
  const against = (build: Build, value: Row['value']) => of('ours', value) / of(build, value);
  const aims: [string, number, number, number][] = [
    ['script, kB', of('ours', (load) => load.scriptBytes) / 1000, 100, 1],
    ['document and style, kB', of('ours', (load) => load.documentBytes + load.styleBytes) / 1000, 25, 1],
    ['FCP / client-only', against('monolith, client-only', (load) => load.fcp), 0.6, 2],
    ['LCP / client-only', against('monolith, client-only', (load) => load.lcp), 0.6, 2],
    ['FCP / prerendered', against('monolith, prerendered', (load) => load.fcp), 1.05, 2],
    ['LCP / prerendered', against('monolith, prerendered', (load) => load.lcp), 1.05, 2],
    ['next page, link in the text, ms', of('ours', (load) => load.nextPageByText), 120, 0],
    ['next page, link of a component, ms', of('ours', (load) => load.nextPageByComponent), 120, 0],
    ['INP, ms', of('ours', (load) => load.inp), 200, 0],
  ];
  return [
    ['aim for ours', 'at most', 'measured', ''],
    ['---', '---:', '---:', '---'],
    ...aims.map(([title, measured, limit, digits]) => [
      title,
      String(limit),
      measured.toFixed(digits),
      measured <= limit ? 'met' : 'missed',
    ]),
  ]
    .map(line)
    .join('\n');
}
