import { expect, test } from 'vitest';
import type { Package } from '../site-files/notices.ts';
import { partNames, sectionIds } from '../workspace.ts';
import { packagesOf, packagesOfServer } from './packages.ts';

const namesOf = (packages: Package[]): string[] => packages.map(({ name }) => name);
const all = [...partNames().flatMap(packagesOf), ...packagesOfServer()];

test('what a visitor or the server runs is listed, and so is what that needs itself', () => {
  const shell = ['react-dom', 'scheduler', '@fontsource-variable/inter'];
  expect(namesOf(packagesOf('shell'))).toEqual(expect.arrayContaining(shell));
  expect(namesOf(packagesOfServer())).toEqual(expect.arrayContaining(['hono', 'feed', 'sax']));
});

test('a section answers for what it imports, and for nothing else', () => {
  expect(namesOf(packagesOf('decodings'))).toContain('react');
  const others = namesOf(sectionIds().flatMap(packagesOf));
  expect(others.filter((name) => ['hono', '@module-federation/runtime'].includes(name))).toEqual([]);
});

test('what only builds or checks the site is not listed', () => {
  const tools = [
    '@rsbuild/core',
    '@rspack/core',
    'typescript',
    'vitest',
    '@biomejs/biome',
    '@playwright/test',
    'rehype-stringify',
  ];
  expect(namesOf(all).filter((name) => tools.includes(name))).toEqual([]);
});

test('each has its licence, with whose it is', () => {
  const react = packagesOf('decodings').find(({ name }) => name === 'react');
  expect(react).toMatchObject({ licence: 'MIT', copyright: [expect.stringMatching(/^Copyright .*Meta/)] });
  expect(react?.terms).toMatch(/^Permission is hereby granted/);
});
