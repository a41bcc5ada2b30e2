import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isTestFile } from '@roe/shared/kit/hash';
import { readSectionManifest } from '@roe/shared/kit/section-manifest';
import { expect, test } from 'vitest';
import { sourcesIn } from './sources.ts';
import { folderOf, root, sectionIds } from './workspace.ts';

const rooms = ['shell', 'shared/src', 'shared/kit', 'tools/src', 'gateway/src'];

const filesOf = (room: string): string[] =>
  sourcesIn(room, /\.(tsx?|mjs|html|css)$/).filter((file) => !isTestFile(file));

const strings = /`(?:\\.|[^`\\])*`|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/;
/** A pattern stands where a value may: after a sign, not after a name or a number. */
const patterns = /(?<=[=>({,;:?!&|[]\s*|\breturn )\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/[a-z]*/;
const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/;
const tokens = new RegExp([strings, patterns, comments].map(({ source }) => source).join('|'), 'g');

/** Names of clicks that are repeated, of keys of the keyboard, of types of schema.org, and of elements of a drawing. */
const homonyms = / data-early="\w*"|\bkey === '\w+'|\btype === '[A-Z]\w+'|\bs\('\w+'|\btagNames: \[[^\]]*\]/g;

/**
 * What a file says: its strings, in pieces between what is put into them, the words of its patterns, and the text of its
 * elements. Comments say nothing to a visitor.
 */
function saidIn(code: string): string[] {
  const plain = code.replace(homonyms, '').replace(tokens, (token) => (/^\/[*/]/.test(token) ? '' : token));
  const pieces = [...plain.matchAll(tokens)].flatMap(([token]) =>
    token.startsWith('/')
      ? token
          .slice(1)
          .replaceAll('\\/', '/')
          .split(/[^\w/-]+|\/[a-z]*$/)
      : token.slice(1, -1).split(/\$\{[^}]*\}/),
  );
  const texts = [...plain.matchAll(/>([^<>{}=;]+)</g)].map(([, text = '']) => text.replace(/\s+/g, ' ').trim());
  return [...pieces, ...texts].filter((text) => text !== '');
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const manifestOf = (id: string) => readSectionManifest(folderOf(id));

/** A kind that several sections have is known to no section alone. */
const isShared = (kind: string): boolean => sectionIds().filter((id) => kind in manifestOf(id).kinds).length > 1;

/** What only a section knows, as patterns of what must not be said elsewhere. */
function wordsOf(id: string): RegExp[] {
  const { paths, nav, kinds: all } = manifestOf(id);
  const kinds = Object.fromEntries(Object.entries(all).filter(([kind]) => !isShared(kind)));
  const starts = paths.map((pattern) => pattern.replace(/\/:.*$/, '')).filter((start) => start !== '/');
  const labels = [
    ...nav.map(({ label }) => label),
    ...Object.values(kinds).flatMap(({ singular, plural }) => [singular, plural]),
  ];
  return [
    new RegExp(`^${id}$|\\bmfe-${id}\\b|\\bsections/${id}/`),
    ...starts.map((start) => new RegExp(`(?<![\\w.@-])${escaped(start)}(?![\\w-])`)),
    ...Object.keys(kinds).map((kind) => new RegExp(`^${kind}$`)),
    ...labels.map((label) => new RegExp(`^${escaped(label)}$`)),
  ];
}

const texts = rooms.flatMap(filesOf).flatMap((file) => {
  const texts = saidIn(readFileSync(path.join(root, file), 'utf8'));
  return texts.map((text) => ({ file, text }));
});

test.each(sectionIds())('shell, tools and gateway say no id, path, kind or label of %s', (id) => {
  const words = wordsOf(id);
  const strays = texts.filter(({ text }) => words.some((word) => word.test(text)));
  expect(strays.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

test('strings, pieces of them, words of patterns and texts of elements are looked at, and comments are not', () => {
  const code = `/* 'a' */ const b = \`\${c}/d\`; // 'e'\nreturn /^(j|k)$|^\\/l"/.test(b) && <p title="f">All\n g <a href={'/h'}>i</a></p>;`;
  expect(saidIn(code)).toEqual(['/d', 'j', 'k', '/l', 'f', '/h', 'All g', 'i']);
});
