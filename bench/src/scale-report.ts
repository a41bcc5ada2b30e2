import type { FirstLoad, SearchLoad } from './load.ts';
import { line, ratio } from './report.ts';
import { median, spread } from './statistics.ts';

/** What was seen with so many decodings; times in seconds. */
export interface Scale {
  decodings: number;
  /** Of the list. */
  loads: FirstLoad[];
  /** Opening the search on it. */
  search: SearchLoad;
  /** The section's build. */
  build: number;
  /** Building and shipping the whole site into an empty store. */
  ship: number;
  /** Building and shipping the section after one word of one article was changed. */
  change: number;
  /** Pages that were rendered for that. */
  rendered: number;
}

const kilobytes = (title: string, bytes: (load: FirstLoad) => number) =>
  ({ title: `${title}, kB`, digits: 1, value: (load: FirstLoad) => bytes(load) / 1000 }) as const;

const perLoad = [
  { title: 'requests', digits: 0, value: (load: FirstLoad) => load.requests },
  kilobytes('all', (load) => load.totalBytes),
  kilobytes('document', (load) => load.documentBytes),
  kilobytes('script', (load) => load.scriptBytes),
  kilobytes('style', (load) => load.styleBytes),
  kilobytes('data', (load) => load.dataBytes),
  kilobytes('other', (load) => load.otherBytes),
  { title: 'FCP, ms', digits: 0, value: (load: FirstLoad) => load.fcp },
  { title: 'LCP, ms', digits: 0, value: (load: FirstLoad) => load.lcp },
  { title: 'hydrated, ms', digits: 0, value: (load: FirstLoad) => load.hydrated },
];

const once: { title: string; digits: number; value: (scale: Scale) => number }[] = [
  { title: 'search opened: fetched, kB', digits: 1, value: ({ search }) => search.bytes / 1000 },
  { title: 'search opened: all looked through, s', digits: 1, value: ({ search }) => search.seconds },
  { title: 'build of the section, s', digits: 1, value: ({ build }) => build },
  { title: 'whole site built and shipped into an empty store, s', digits: 1, value: ({ ship }) => ship },
  { title: 'one article changed: pages rendered', digits: 0, value: ({ rendered }) => rendered },
  { title: 'one article changed: built and shipped, s', digits: 1, value: ({ change }) => change },
];

/** Few decodings beside very many, and how many times as much these are, as Markdown. */
export function scaleTableOf(scales: Scale[]): string {
  const loads = perLoad.map(({ title, digits, value }) => {
    const values = scales.map((scale) => scale.loads.map(value));
    return [title, ...values.map((list) => spread(list, digits)), ratioOf(values.map(median))];
  });
  const others = once.map(({ title, digits, value }) => {
    const values = scales.map(value);
    return [title, ...values.map((number) => number.toFixed(digits)), ratioOf(values)];
  });
  const head = ['', ...scales.map(({ decodings }) => `${decodings.toLocaleString('en')} decodings`), 'ratio'];
  return [head, ['---', ...head.slice(1).map(() => '---:')], ...loads, ...others].map(line).join('\n');
}

const ratioOf = (values: number[]): string => ratio(values.at(-1) ?? 0, values[0] ?? 0);
