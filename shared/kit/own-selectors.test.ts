import path from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { ownSelectors } from './own-selectors.ts';

const sheet = '/roe/mfe-chat/src/guide.module.css';

/** What the build says of a sheet of a section; nothing where it may ship. */
function errorOf(css: string, from = sheet): string | undefined {
  try {
    postcss([ownSelectors]).process(css, { from }).sync();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

test.each([
  '.a { color: red }',
  '.a > p, p + .a { color: red }',
  '.a:not(:hover) { color: red }',
  '.a[data-kind="x)"]::before { color: red }',
  ':global(main) > .a { color: red }',
  ':global(main):has(> .a) { color: red }',
  ':root[data-theme="day"] .a { color: red }',
  ':where(.a > *) { color: red }',
  ':is(.a, .b) p { color: red }',
  ':local(.a) { color: red }',
  '.a { p { color: red } &:hover { color: red } :root:has(&) & { color: red } @media print { b { color: red } } }',
  '@media print { .a { color: red } }',
  '@supports (display: grid) { @container (width > 9rem) { .a { color: red } } }',
  '@keyframes rise { from { opacity: 0 } 50% { opacity: 0.5 } to { opacity: 1 } }',
  '@starting-style { .a { opacity: 0 } }',
])('%s may ship', (css) => {
  expect(errorOf(css)).toBeUndefined();
});

test.each([
  'header',
  ':global(header)',
  ':global header.x',
  ':global(.x)',
  ':root',
  '*',
  'header:not(.a)',
  ':is(.a, header)',
  'header:has(:is(.a, nav))',
  '::view-transition-old(root)',
  'a[href=".x"]',
])('the selector %s reaches beyond the section and is refused, with file and line', (selector) => {
  expect(errorOf(`.a { color: red }\n${selector} { display: none }`)).toBe(
    `roe-own-selectors: ${sheet}:2:1: expected a selector with a class of this sheet, received "${selector}", which reaches beyond the section`,
  );
});

test('one selector of a list is enough to be refused, also under a condition and in a nested rule', () => {
  expect(errorOf('@media print { .a, header { color: red } }')).toContain('received "header"');
  expect(errorOf('.a { header:not(&) { color: red } }')).toContain('received "header:not(&)"');
});

test.each([
  '@layer always { .a { color: red } }',
  '@font-face { font-family: Inter }',
  '@property --ground { syntax: "*" }',
  '@import "x.css";',
  '@page { margin: 0 }',
  '@keyframes :global(rise) { to { opacity: 1 } }',
])('%s reaches beyond the section and is refused', (css) => {
  expect(errorOf(css)).toContain(
    `${sheet}:1:1: expected @media, @supports, @container, @starting-style, @keyframes, received "@`,
  );
});

test('a sheet that is no module is refused', () => {
  expect(errorOf('.a { color: red }', '/roe/mfe-chat/src/guide.css')).toContain(
    '/roe/mfe-chat/src/guide.css:1:1: expected a CSS module',
  );
});

test('the sheets of shared pieces, which sections build in, are not the section’s to answer for', () => {
  expect(
    errorOf('table { color: red }', path.resolve(import.meta.dirname, '../src/ui/prose.module.css')),
  ).toBeUndefined();
});
