import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { packageFolders, sourcesIn } from './sources.ts';
import { root } from './workspace.ts';

const page = readFileSync(path.join(root, 'docs/words.md'), 'utf8');
const marked = (text = ''): string[] => Array.from(text.matchAll(/`(\w+)`/g), ([, name = '']) => name);

/** The words of a name, between hyphens: `-stand-in-`. */
const wordsOf = (name: string): string => `-${name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()}-`;

/** Last column of the table: no name has them in it, in the singular or the plural. */
const others = page.split('\n').flatMap((line) => (line.startsWith('|') ? marked(line.split('|').at(-2)) : []));
const participles = marked(/A past participle is no noun:[^.]*/.exec(page)?.[0]);

const isStray = (name: string): boolean =>
  others.some((other) => wordsOf(name).includes(wordsOf(other).slice(0, -1))) ||
  participles.includes(name[0]?.toLowerCase() + name.slice(1));

const files = packageFolders().flatMap((folder) => sourcesIn(folder, /\.(tsx?|mjs)$/));

/** What a line declares: a variable, alone or in an array, a function, a class, a type. */
const declaration = /^ *(?:export )?(?:async )?(?:const|let|function|class|interface|type) (?:\[([^\]]*)\]|(\w+))/gm;

const namesIn = (file: string): string[] => [
  path.basename(file).replace(/\..*$/, ''),
  ...Array.from(
    readFileSync(path.join(root, file), 'utf8').matchAll(declaration),
    ([, list, name]) => name ?? list ?? '',
  ).flatMap((names) => names.match(/\w+/g) ?? []),
];

test('another word is found in any name, and is not taken for a part of a longer one', () => {
  const strays = ['faultsOf', 'hasFault', 'compile-faults', 'shown', 'Shown', 'standIn', 'factsOf'];
  expect(strays.filter((name) => !isStray(name))).toEqual([]);
  expect(['isDefault', 'artifacts', 'standing-wave', 'shownPages', 'errorsOf'].filter(isStray)).toEqual([]);
});

test('no file, and nothing that is declared, is called by a word that docs/words.md gives up for another', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(
    files.flatMap((file) =>
      namesIn(file)
        .filter(isStray)
        .map((name) => `${file}: ${name}`),
    ),
  ).toEqual([]);
});
