import { line } from '../table.ts';
import { rows } from './measurements.ts';
import type { PeerName } from './releases.ts';
import { type Route, routes, steps } from './routes.ts';
import type { Samples } from './samples.ts';
import { titles } from './sites.ts';

interface Aim {
  subject: string;
  row: string;
  peer: PeerName;
  /** Ours is at most this many times the peer's. */
  most: number;
}

const onPhone = (route: Route, row: string, peer: PeerName, most: number): Aim => ({
  subject: `Phone: ${route}`,
  row,
  peer,
  most,
});

const others = (Object.keys(routes) as Route[]).filter((route) => route !== 'article');

const aims: Aim[] = [
  onPhone('article', rows.fcp, 'astro', 1),
  onPhone('article', rows.lcp, 'astro', 0.95),
  onPhone('article', rows.answers('native control'), 'astro', 0.8),
  onPhone('article', rows.answers('hydrated control'), 'next', 0.6),
  ...others.flatMap((route) => [rows.fcp, rows.lcp].map((row) => onPhone(route, row, 'astro', 1.05))),
  ...Object.values(steps).flatMap((step) =>
    [rows.firstClick(step), rows.laterClick(step)].map(
      (row): Aim => ({ subject: 'Phone: next page', row, peer: 'next', most: 0.9 }),
    ),
  ),
];

/** What the site aims at beside the peers, and whether the medians met it. */
export const aimsOf = (samples: Samples): string =>
  [
    ['aim for ours', 'at most', 'measured', ''],
    ['---', '---:', '---:', '---'],
    ...aims.map(({ subject, row, peer, most }) => {
      const measured = samples.median(subject, row, 'ours') / samples.median(subject, row, peer);
      return [
        `${subject}: ${row}, / ${titles[peer]}`,
        most.toFixed(2),
        measured.toFixed(2),
        measured <= most ? 'met' : 'missed',
      ];
    }),
    ...(Object.keys(routes) as Route[]).map((route) => {
      const shift = samples.median(`Phone: ${route}`, rows.cls, 'ours');
      return [`Phone: ${route}: ${rows.cls}`, '0', shift.toFixed(3), shift === 0 ? 'met' : 'missed'];
    }),
  ]
    .map(line)
    .join('\n');
