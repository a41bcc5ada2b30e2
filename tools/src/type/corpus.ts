import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sourcesIn } from '../sources.ts';
import { folderOf, partNames, root } from '../workspace.ts';

/** What every site in English with Sanskrit needs, whatever its texts hold today: so a new text seldom needs new files. */
export const always = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'\u00a0§©°²³·×½–—‘’“”…−',
  ...'àáâäæçèéêëíîïñóôöøúûüßÅÉÖÜ',
  ...'āīūṛṝḷḹṃḥṅñṭḍṇśṣĀĪŪṚṜḶḸṂḤṄÑṬḌṆŚṢ',
  ...'अआइईउऊऋॠऌएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहऽॐ।॥०१२३४५६७८९',
  ...'का कि की कु कू कृ कॄ के कै को कौ कं कः कँ क्',
];

/** Folders whose files hold what pages say: the sections' texts, and the words of sections, shell and shared pieces. */
const places = () => [
  ...partNames().flatMap((part) => ['content', 'pages', 'src'].map((folder) => path.join(folderOf(part), folder))),
  path.join(root, 'shared/src/ui'),
];

const comments = /\/\*[\s\S]*?\*\/|\/\/ .*/g;

const isText = /(?<!\.test)\.(md|json|tsx?)$/;

/** What pages say, file by file; code without its comments. */
function* texts(): Generator<{ file: string; text: string }> {
  for (const folder of places().filter(existsSync)) {
    for (const file of sourcesIn(path.relative(root, folder), isText)) {
      const text = readFileSync(path.join(root, file), 'utf8').normalize('NFC');
      yield { file, text: /tsx?$/.test(file) ? text.replace(comments, '') : text };
    }
  }
}

/** Every character that a page may show → the first file that holds it. */
export function corpus(): Map<string, string> {
  const sources = new Map<string, string>(always.map((character) => [character, 'tools/src/type/corpus.ts']));
  for (const { file, text } of texts())
    for (const character of text) if (character >= ' ' && !sources.has(character)) sources.set(character, file);
  return sources;
}

/** Every word in Devanagari that a page may show → the first file that holds it. */
export function devanagariWords(): Map<string, string> {
  const sources = new Map<string, string>();
  for (const { file, text } of texts())
    for (const [word] of text.matchAll(/[\u0900-\u097F\u1CD0-\u1CFF]+/g))
      if (!sources.has(word)) sources.set(word, file);
  return sources;
}
