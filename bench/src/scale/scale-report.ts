import type { SearchLoad } from '../federation/load.ts';
import { median, spread } from '../statistics.ts';
import { line, ratio } from '../table.ts';
import type { FirstLoad } from '../visit/first-load.ts';
import { fetchedRows, type Row } from '../visit/rows.ts';

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

const perLoad: Row[] = [
  ...fetchedRows,
  { title: 'FCP, ms', value: (load) => load.fcp },
  { title: 'LCP, ms', value: (load) => load.lcp },
  { title: 'hydrated, ms', value: (load) => load.hydrated },
];

const once: { title: string; digits: number; value: (scale: Scale) => number }[] = [
  { title: 'search opened: fetched, kB', digits: 1, value: ({ search }) => search.bytes / 1000 },
  { title: 'search opened: first result, s', digits: 1, value: ({ search }) => search.first },
  { title: 'search opened: all looked through, s', digits: 1, value: ({ search }) => search.seconds },
  { title: 'search: a letter, to the paint of what it finds, ms', digits: 0, value: ({ search }) => search.answer },
  { title: 'search: longest task of the page, ms', digits: 0, value: ({ search }) => search.longest },
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
