import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { noticeFiles } from '../notices.ts';
import { root } from '../workspace.ts';

const files = noticeFiles();
const software: { name: string }[] = JSON.parse(files['mfe-story/content/software.json'] ?? '');
const names = software.map(({ name }) => name);

test.each(Object.keys(files))('%s names the packages that are installed now', (file) => {
  expect(readFileSync(path.join(root, file), 'utf8'), `${file} is out of date: npm run notices`).toBe(files[file]);
});

test('what a visitor or the gateway runs is listed, and so is what that needs itself', () => {
  expect(names).toEqual(expect.arrayContaining(['react-dom', 'scheduler', '@module-federation/runtime-core', 'hono']));
});

test('what only builds or checks the site is not listed', () => {
  const tools = [
    '@rsbuild/core',
    '@rspack/core',
    'typescript',
    'vitest',
    '@biomejs/biome',
    '@playwright/test',
    'unified',
  ];
  expect(names.filter((name) => tools.includes(name))).toEqual([]);
});
