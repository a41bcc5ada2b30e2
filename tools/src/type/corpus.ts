import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, partNames, root } from '../workspace.ts';

/** What every site in English with IAST needs, whatever its texts hold today: so a new text seldom needs new files. */
const always = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'\u00a0§©°²³·×½–—‘’“”…−',
  ...'àáâäæçèéêëíîïñóôöøúûüßÅÉÖÜ',
  ...'āīūṛṝḷḹṃḥṅñṭḍṇśṣĀĪŪṚṜḶḸṂḤṄÑṬḌṆŚṢ',
];

/** Folders whose files hold what pages say: the sections' texts, and the words of sections, frame and shared pieces. */
const places = () => [
  ...partNames().flatMap((part) => ['content', 'build', 'src'].map((folder) => path.join(folderOf(part), folder))),
  path.join(root, 'shared/src/ui'),
];

const comments = /\/\*[\s\S]*?\*\/|\/\/ .*/g;

const isText = /(?<!\.test)\.(md|json|tsx?)$/;

/** Every character that a page may show → the first file that holds it. */
export function corpus(): Map<string, string> {
  const found = new Map<string, string>(always.map((character) => [character, 'tools/src/type/corpus.ts']));
  for (const folder of places().filter(existsSync)) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => isText.test(file))) {
      const file = path.join(folder, name);
      const text = readFileSync(file, 'utf8').normalize('NFC');
      for (const character of /tsx?$/.test(file) ? text.replace(comments, '') : text)
        if (character >= ' ' && !found.has(character)) found.set(character, path.relative(root, file));
    }
  }
  return found;
}
