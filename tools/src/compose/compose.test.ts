import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isTestFile } from '@roe/shared/kit/hash';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;

/** A file of the composer's folder, and those that it names. */
function filesFrom(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  const text = readFileSync(path.join(folder, file), 'utf8');
  for (const [, name = ''] of text.matchAll(/'(?:\.\/)?([\w.-]+\.(?:ts|m?js))'/g)) filesFrom(name, known);
  return known;
}

test('all pages are made anew when a file of this folder changes, so it holds what makes pages and nothing else', () => {
  const files = readdirSync(folder).filter((name) => !isTestFile(name));
  expect(files.sort()).toEqual([...filesFrom('compose.ts')].sort());
});
