import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { frameIds } from './frame-ids.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** What stands around a text: the document, the frame, the page of an article. */
const sources = [
  'tools/src/compose/document.ts',
  ...['shell/src', 'mfe-decodings/src/article'].flatMap((folder) =>
    readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx$/.test(file) && !/\.test\.|fixture/.test(file))
      .map((file) => path.join(folder, file)),
  ),
].map((file) => readFileSync(path.join(repository, file), 'utf8'));

/** Ids in the source: written out, in a constant, or made from the id of what they stand in. */
const found = new Set(
  sources.flatMap((source) => [
    ...Array.from(source.matchAll(/\bid="([^"$]+)"/g), ([, id = '']) => id),
    ...Array.from(source.matchAll(/^const (?:ID|LIST) = '([^']+)'/gm), ([, id = '']) => id),
  ]),
);

test('the list holds every id that the frame and the page of an article have', () => {
  expect(found.size).toBeGreaterThan(8);
  expect([...found].filter((id) => !frameIds.has(id))).toEqual([]);
});

test('the list holds no id that is gone', () => {
  expect([...frameIds].filter((id) => !found.has(id) && !found.has(id.replace(/-title$/, '')))).toEqual([]);
});
