import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isTestFile } from '@roe/shared/kit/hash';
import { sourcesIn } from '@roe/tools/sources';
import { root } from '@roe/tools/workspace';
import { expect, test } from 'vitest';

const sources = sourcesIn('art', /\.(ts|mjs)$/).filter((file) => !isTestFile(file));
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/.*$/gm, '$1');
const findings = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(withoutComments(readFileSync(path.join(root, file), 'utf8'))));

test('there are sources to look at', () => {
  expect(sources).toContain(path.join('art', 'core', 'noise.ts'));
});

test('no source uses Math.pow or **, whose last bits differ between versions of Node: power() and raise() do not', () => {
  expect(findings(/Math\.pow\b|\*\*/)).toEqual([]);
});

test('no source draws lots or reads the clock: a picture is the same at any time', () => {
  expect(findings(/Math\.random\b|Date\.now\b|new Date\b/)).toEqual([]);
});
