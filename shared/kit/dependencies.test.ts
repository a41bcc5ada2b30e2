import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dependenciesOf } from './dependencies.ts';

const root = path.resolve(import.meta.dirname, '../..');
const lockfile = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
const parts = ['shell', 'mfe-audio', 'mfe-chat', 'mfe-decodings', 'mfe-library', 'mfe-story'];

/** What parts are built with, as this text of the workspace's lockfile has it. */
function dependenciesIn(text: string, names = parts): Record<string, string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'pnpm-lock.yaml');
  writeFileSync(file, text);
  return Object.fromEntries(names.map((name) => [name, dependenciesOf(path.join(folder, name), file)]));
}

/** The workspace's lockfile after an edit, which must find its place. */
function edited(place: string | RegExp, replacement: string): string {
  const text = lockfile.replaceAll(place, replacement);
  expect(text === lockfile).toBe(false);
  return text;
}

/** Parts that are built with something else than before. */
function changedBy(text: string): string[] {
  const [before, after] = [dependenciesIn(lockfile), dependenciesIn(text)];
  return parts.filter((part) => `${before[part]}` !== `${after[part]}`);
}

const leftpad = '    dependencies:\n      leftpad:\n        specifier: 1.0.0\n        version: 1.0.0\n';

test('a section that is added changes no other part, whatever it depends on', () => {
  const text = edited('\nimporters:\n', `\nimporters:\n\n  mfe-journal:\n${leftpad}`);
  expect(changedBy(text)).toEqual([]);
  expect(dependenciesIn(text, ['mfe-journal'])).toEqual({ 'mfe-journal': ['leftpad@1.0.0', 'mfe-journal'] });
});

test('a dependency that one section adds changes that section alone', () => {
  expect(changedBy(edited('\n  mfe-chat:\n    dependencies:\n', `\n  mfe-chat:\n${leftpad}`))).toEqual(['mfe-chat']);
});

test('what a dependency brings counts, however deep, for every part that has it', () => {
  expect(changedBy(edited(/scheduler([@:] ?)\d[\d.]+/g, 'scheduler$19.9.9'))).toEqual(parts);
});

test('what linked packages of the workspace bring counts; what only tests them does not', () => {
  const { 'mfe-chat': names = [] } = dependenciesIn(lockfile, ['mfe-chat']);
  const has = (name: string) => names.some((each) => each.startsWith(`${name}@`));
  expect(['@rsbuild/core', '@rspack/core', 'zustand'].filter(has)).toHaveLength(3);
  expect(['culori', 'hono', '@playwright/test'].filter(has)).toEqual([]);
});

test('where there is no lockfile, there is nothing to tell', () => {
  expect(dependenciesOf(root, path.join(root, 'none.yaml'))).toEqual([]);
});
