import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isTestFile } from '@roe/shared/kit/hash';
import { sourcesIn } from '@roe/tools/sources';
import { root } from '@roe/tools/workspace';
import { expect, test } from 'vitest';

const sources = sourcesIn('sound', /\.ts$/).filter((file) => !isTestFile(file));
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/.*$/gm, '$1');
const findings = (files: string[], pattern: RegExp) =>
  files.filter((file) => pattern.test(withoutComments(readFileSync(path.join(root, file), 'utf8'))));

const inFolder = (name: string) => sources.filter((file) => file.startsWith(path.join('sound', name)));

test('what makes a track uses no function whose last bits differ between versions of Node: core/number.ts has our own', () => {
  const makers = ['core', 'instruments', 'tracks', 'master'].flatMap(inFolder);
  expect(makers).toContain(path.join('sound', 'core', 'number.ts'));
  expect(findings(makers, /\b(power|bell)\b[^;]* from '@roe\/art\/scalar'/)).toEqual([]);
  expect(findings(makers, /Math\.(?!abs|ceil|floor|round|min|max|sqrt|imul|PI|SQRT2|SQRT1_2)|\*\*/)).toEqual([]);
});

test('no source draws lots or reads the clock: a track is the same at any time', () => {
  expect(findings(sources, /Math\.random\b|Date\.now\b|new Date\b/)).toEqual([]);
});
