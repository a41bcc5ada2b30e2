import type { FirstLoad } from './first-load.ts';

/** A figure of each load, as a row of a table. */
export interface Row<L = FirstLoad> {
  title: string;
  digits?: number;
  value: (load: L) => number;
}

const kilobytes = (title: string, value: Row['value']): Row => ({
  title: `${title}, kB`,
  digits: 1,
  value: (load) => value(load) / 1000,
});

/** What a first load fetched. */
export const fetchedRows: Row[] = [
  { title: 'requests', value: (load) => load.requests },
  kilobytes('all', (load) => load.totalBytes),
  kilobytes('document', (load) => load.documentBytes),
  kilobytes('script', (load) => load.scriptBytes),
  kilobytes('style', (load) => load.styleBytes),
  kilobytes('data', (load) => load.dataBytes),
  kilobytes('pictures', (load) => load.imageBytes),
  kilobytes('typefaces', (load) => load.fontBytes),
  kilobytes('other', (load) => load.otherBytes),
];
