import path from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { layers } from './layers.ts';

/** The sheet after the plugin, without the spaces that it does not promise. */
const wrapped = (css: string, from: string, own: 'frame' | 'section' = 'section'): string =>
  postcss([layers(own)])
    .process(css, { from })
    .css.replaceAll(/\s*([{}:])\s*/g, '$1');

test("a section's module stands in the layer of the sections", () => {
  expect(wrapped('.a { color: red }', '/roe/mfe-chat/src/guide.module.css')).toBe('@layer section{.a{color:red}}');
});

test("the frame's module stands in the layer of the frame", () => {
  expect(wrapped('.a { color: red }', '/roe/shell/src/header.module.css', 'frame')).toBe('@layer frame{.a{color:red}}');
});

test('a module of shared stands in the layer of shared, whoever builds it in', () => {
  for (const own of ['frame', 'section'] as const)
    expect(wrapped('.a { color: red }', path.resolve(import.meta.dirname, '../src/ui/prose.module.css'), own)).toBe(
      '@layer shared{.a{color:red}}',
    );
});

test('every rule of a module is inside, also those under conditions', () => {
  const css = wrapped('.a { color: red } @media print { .b { color: red } }', '/roe/mfe-chat/src/x.module.css');
  expect(css).toBe('@layer section{.a{color:red}@media print{.b{color:red}}}');
});

test('a global sheet names its layers itself', () => {
  expect(wrapped('@layer base { html { color: red } }', '/roe/shared/src/styles/base.css')).toBe(
    '@layer base{html{color:red}}',
  );
});
