import { median, spread } from '../statistics.ts';
import { line, ratio } from '../table.ts';
import type { Figures } from './measurements.ts';
import { type Site, titles } from './sites.ts';

/** What was measured, by subject, row and site. */
export class Samples {
  readonly #subjects = new Map<string, Map<string, Partial<Record<Site, number[]>>>>();

  add(subject: string, site: Site, figures: Figures): void {
    const rows = this.#subjects.get(subject) ?? new Map<string, Partial<Record<Site, number[]>>>();
    this.#subjects.set(subject, rows);
    for (const [title, value] of Object.entries(figures)) {
      const row = rows.get(title) ?? {};
      rows.set(title, row);
      row[site] = [...(row[site] ?? []), value];
    }
  }

  /** @throws where it was not measured */
  median(subject: string, title: string, site: Site): number {
    const values = this.#subjects.get(subject)?.get(title)?.[site];
    if (!values) throw new Error(`${subject}, ${titles[site]}: expected "${title}" among what was measured`);
    return median(values);
  }

  /** A table a subject, as Markdown: ratios of the medians first, then medians with ranges. */
  tables(sites: readonly Site[]): string {
    const peers = sites.slice(1);
    const head = ['', ...peers.map((peer) => `ours / ${titles[peer]}`), ...sites.map((site) => titles[site])];
    return [...this.#subjects]
      .map(([subject, rows]) =>
        [
          `### ${subject}\n`,
          line(head),
          line(['---', ...head.slice(1).map(() => '---:')]),
          ...[...rows].map(([title, row]) => {
            const of = (site: Site) => row[site] ?? [];
            const ratios = peers.map((peer) => ratio(median(of('ours')), median(of(peer))));
            const digits = title === 'CLS' ? 3 : title.endsWith('kB') ? 1 : 0;
            return line([title, ...ratios, ...sites.map((site) => spread(of(site), digits))]);
          }),
        ].join('\n'),
      )
      .join('\n\n');
  }
}
