import { expect, test } from 'vitest';
import { partNames, sectionIds } from '../workspace.ts';
import { packagesOf } from './packages.ts';

const namesOf = (...parts: string[]): string[] => parts.flatMap(packagesOf).map(({ name }) => name);

test('what a visitor or the gateway runs is listed, and so is what that needs itself', () => {
  const names = ['react-dom', 'scheduler', '@module-federation/runtime-core', 'hono', '@fontsource-variable/inter'];
  expect(namesOf('shell')).toEqual(expect.arrayContaining(names));
});

test('a section answers for what it imports, and for nothing else', () => {
  expect(namesOf('chat')).toContain('react');
  expect(namesOf(...sectionIds()).filter((name) => ['hono', '@module-federation/runtime'].includes(name))).toEqual([]);
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
  expect(namesOf(...partNames()).filter((name) => tools.includes(name))).toEqual([]);
});

test('each has its licence, with whose it is', () => {
  const react = packagesOf('chat').find(({ name }) => name === 'react');
  expect(react).toMatchObject({ licence: 'MIT', copyright: [expect.stringMatching(/^Copyright .*Meta/)] });
  expect(react?.terms).toMatch(/^Permission is hereby granted/);
});
