import { differenceOf, type PartDifference } from '../difference.ts';
import { expectWord, type ShipCommand } from './ship-command.ts';

/** So many names of one list are printed; --json has all. */
const MOST = 20;

export const diff: ShipCommand = {
  usage: ['diff <revision> [revision]'],
  summary: 'what is different between two revisions: versions, pages, files with their sizes',
  help: `Without a second revision, between the first and what is live. "+" came, "-" went, "~" is a page whose HTML is
another. It changes nothing, and ends with 0 whether something differs or not.

  --json   all of it, for programs`,
  options: { json: { type: 'boolean' } },
  run({ store, words, values }) {
    const from = Number(expectWord(words, 0));
    const to = Number(words[1] ?? store.registry()?.revision);
    const parts = differenceOf(store, from, to);
    if (values['json']) return console.log(JSON.stringify({ from, to, parts }, null, 2));
    const text = parts.map(linesOf).join('\n\n');
    console.log(text || `Revisions ${from} and ${to} have the same versions and pages.`);
  },
};

function linesOf({ part, from, to, pages, files }: PartDifference): string {
  const sized = (sizes: Record<string, number>) =>
    Object.entries(sizes).map(([file, size]) => `${file}  ${(size / 1000).toFixed(1)} kB`);
  return [
    from === to ? `${part}  ${to}, rendered anew` : `${part}  ${from ?? 'not there'} → ${to ?? 'not there'}`,
    ...marked('+', pages.added),
    ...marked('-', pages.removed),
    ...marked('~', pages.changed),
    ...marked('+', sized(files.added)),
    ...marked('-', sized(files.removed)),
  ].join('\n');
}

const marked = (mark: string, names: string[]): string[] => [
  ...names.slice(0, MOST).map((name) => `  ${mark} ${name}`),
  ...(names.length > MOST ? [`  ${mark} and ${names.length - MOST} more`] : []),
];
