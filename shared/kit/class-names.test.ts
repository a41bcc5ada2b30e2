import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { classNames } from './class-names.ts';

/** A part that has no sheet of its own. */
const root = mkdtempSync(path.join(tmpdir(), 'roe-names-'));
mkdirSync(path.join(root, 'src'));
afterAll(() => rmSync(root, { recursive: true }));

const components = path.resolve(import.meta.dirname, '../src/ui');
const button = path.join(components, 'button.module.css');
const card = path.join(components, 'card.module.css');

/** Names of classes, as one build asks for them. */
function build(prefix = 'x-') {
  const { getLocalIdent } = classNames(prefix, root).modules;
  return (resourcePath: string, name: string) => getLocalIdent({ resourcePath }, '', name);
}

test('two builds of the same sources give the same names', () => {
  const [one, other] = [build(), build()];
  const names = (nameOf: typeof one) => [nameOf(button, 'button'), nameOf(button, 'ring'), nameOf(card, 'card')];
  expect(names(one)).toEqual(names(other));
});

test('no two classes share a name, whatever module they are of, and a class keeps its own', () => {
  const nameOf = build();
  const many = Array.from({ length: 100 }, (_, index) => nameOf(button, `class${index}`));
  const others = Array.from({ length: 100 }, (_, index) => nameOf(card, `class${index}`));
  expect(new Set([...many, ...others]).size).toBe(200);
  expect(nameOf(button, 'class0')).toBe(many[0]);
});

test('the prefix keeps parts apart, and is a class that CSS takes', () => {
  expect(build('story58d-')(button, 'button')).toMatch(/^story58d-[0-9a-z]{2}0$/);
  expect(build('audio58d-')(button, 'button')).not.toBe(build('story58d-')(button, 'button'));
});

test('a module that is new since the start has names of its own', () => {
  const nameOf = build();
  expect(nameOf(path.join(components, 'new.module.css'), 'a')).not.toBe(nameOf(button, 'a'));
});
