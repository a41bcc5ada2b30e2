import { median, spread } from '../statistics.ts';
import { line, ratio } from '../table.ts';
import { fetchedRows, type Row } from '../visit/rows.ts';
import type { Load } from './load.ts';
import type { StartTimes } from './start-times.ts';

export const builds = ['ours', 'monolith, prerendered', 'monolith, client-only'] as const;
export type Build = (typeof builds)[number];
export type Loads = Record<Build, Load[]>;

const milliseconds = (title: string, value: Row<Load>['value']): Row<Load> => ({ title: `${title}, ms`, value });

const rows: Row<Load>[] = [
  ...fetchedRows,
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

export const startsOf = ({ cold, warm }: StartTimes): string =>
  `npm start: cold ${spread(cold, 1)} s, warm ${spread(warm, 1)} s, n=${cold.length}`;

/** What federation may cost: times in relation to the same site as one build, and bytes. */
export function aimsOf(loads: Loads): string {
  const of = (build: Build, value: Row<Load>['value']) => median(loads[build].map(value));
  const against = (title: string, value: Row<Load>['value']): [string, number, number, number] => [
    `${title} / prerendered`,
    of('ours', value) / of('monolith, prerendered', value),
    1.03,
    2,
  ];
  const more = of('ours', (load) => load.totalBytes) - of('monolith, prerendered', (load) => load.totalBytes);
  const aims: [string, number, number, number][] = [
    ['script, kB', of('ours', (load) => load.scriptBytes) / 1000, 95, 1],
    ['all, kB more than prerendered', more / 1000, 12, 1],
    ...rows.filter(({ title }) => title.endsWith(', ms')).map(({ title, value }) => against(title, value)),
    ['INP, ms', of('ours', (load) => load.inp), 100, 0],
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
