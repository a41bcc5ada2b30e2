// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { consumed, singletons } from '@roe/shared/kit/federation';
import { expect, test } from 'vitest';
import { provided, router } from './provided.ts';

/** All lists of names that sections may import from React Router, wherever they stand in the linter's settings. */
function allowedNames(settings: unknown): string[][] {
  if (typeof settings !== 'object' || settings === null) return [];
  return Object.entries(settings).flatMap(([key, value]) =>
    key === 'react-router-dom' && value?.allowImportNames ? [value.allowImportNames] : allowedNames(value),
  );
}

test('the shell provides exactly the modules that sections take from it', () => {
  expect(Object.keys(provided).sort()).toEqual(Object.keys(singletons).sort());
  expect(Object.keys(consumed).sort()).toEqual(Object.keys(singletons).sort());
});

test('every provided module has something in it', () => {
  for (const [specifier, module] of Object.entries(provided))
    expect(Object.keys(module as object), specifier).not.toEqual([]);
});

test('the linter lets sections import exactly the names of React Router that the shell provides', () => {
  const settings = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../../biome.json'), 'utf8'));
  const lists = allowedNames(settings);
  expect(lists).not.toEqual([]);
  for (const list of lists) expect(list.toSorted()).toEqual(Object.keys(router).sort());
});

test('every name of React Router that the shell provides is there', () => {
  for (const [name, value] of Object.entries(router)) expect(value, name).toBeDefined();
});

test("a section is bound to the major version of a library, and strictly to that of the shell's own modules", () => {
  const react = consumed['react'];
  const frame = consumed['@roe/shared/frame'];
  expect(react).toMatchObject({ import: false, singleton: true, strictVersion: false });
  expect(react?.requiredVersion).toMatch(/^\^\d+\.0\.0$/);
  expect(frame).toMatchObject({ import: false, singleton: true, strictVersion: true });
});

test('no section can put something of its own in place of what the others get', async () => {
  const { usePreferences } = await import('@roe/shared/state/preferences');
  const evil = () => null;
  expect(() => Object.assign(router, { Link: evil })).toThrow(TypeError);
  expect(() => Object.assign(provided, { zustand: {} })).toThrow(TypeError);
  expect(() => Object.assign(usePreferences, { setState: evil })).toThrow(TypeError);
  for (const library of ['react', 'react/jsx-runtime', 'react-dom']) {
    const { default: exported } = provided[library] as { default: object };
    expect(() => Object.assign(exported, { useState: evil, jsx: evil, flushSync: evil }), library).toThrow(TypeError);
  }
});
