import { expect, test } from 'vitest';
import { partSheets } from './parted-sheets.ts';

/** The parts of one sheet, for a page with this HTML. */
function partsOf(text: string, html: string) {
  const { first, later } = partSheets([{ name: 'main.css', text }])(html);
  return { first: first[0]?.text, later };
}

test('a page begins with the rules whose classes and elements its HTML holds; all others come later', () => {
  const sheet = '.a{color:red}.b{color:blue}.a h2{margin:0}.a table{padding:0}';
  expect(partsOf(sheet, '<main class="x a"><h2>A</h2></main>')).toEqual({
    first: '.a{color:red}.a h2{margin:0}',
    later: '.b{color:blue}.a table{padding:0}',
  });
});

test('a rule stays whole where one of its selectors is used', () => {
  expect(partsOf('.a,.b{color:red}', '<p class="b">')).toEqual({ first: '.a,.b{color:red}', later: '' });
});

test.each([
  ':root{--ink:red}',
  '[data-theme=day]{color:red}',
  '*{margin:0}',
  'p:not(.b){color:red}',
  ':is(.b,p){color:red}',
  'p:has(.b){color:red}',
  'p[title=".b"]{color:red}',
  'p:hover:before{color:red}',
  ':focus-visible{color:red}',
  '@media print{p{color:red}}',
])('%s may apply to what is there, or will without a script, and stands first', (sheet) => {
  expect(partsOf(sheet, '<p>A</p>')).toEqual({ first: sheet, later: '' });
});

test('rules stay within their layers and conditions, and the first part knows the order of all layers', () => {
  const sheet = '@layer base{.b{top:0}}@layer section{.a{color:red}@media print{.a{color:blue}.b{left:0}}}';
  expect(partsOf(sheet, '<p class="a">')).toEqual({
    first: '@layer base,section;@layer section{.a{color:red}@media print{.a{color:blue}}}',
    later: '@layer base{.b{top:0}}@layer section{@media print{.b{left:0}}}',
  });
});

test('a layer that is only named keeps its place', () => {
  const sheet = '@layer base{p{top:0}}@layer section,late;@layer always{p{left:0}}@layer section{.b{left:0}}';
  expect(partsOf(sheet, '<p>').first).toMatch(/^@layer base,section,late,always;/);
});

test('what moves behind a rule that overrode it is followed by that rule again', () => {
  const sheet = '.late{margin:0}.a{margin-inline:1rem}.a{color:red}';
  expect(partsOf(sheet, '<p class="a">')).toEqual({
    first: '.a{margin-inline:1rem}.a{color:red}',
    later: '.late{margin:0}.a{margin-inline:1rem}',
  });
});

test('a rule that came again is followed by those that overrode it', () => {
  const sheet = '.late{margin:0}.a{margin:1px;color:red}.b{color:blue}';
  expect(partsOf(sheet, '<p class="a b">').later).toBe(sheet);
});

test.each([
  ['width:1px', 'inline-size:2px'],
  ['top:1px', 'inset:2px'],
  ['row-gap:1px', 'gap:2px'],
  ['align-items:center', 'place-items:start'],
  ['line-height:2', 'font:inherit'],
  ['max-width:1px', 'max-inline-size:2px'],
  ['-webkit-mask:none', 'mask-image:none'],
  ['--x:1', '--x:2'],
])('%s and %s set the same', (one, other) => {
  expect(partsOf(`.late{${one}}.a{${other}}`, '<p class="a">').later).toContain(other);
});

test('in another layer nothing is overridden by its place', () => {
  const sheet = '@layer base{.late{margin:0}}@layer section{.a{margin:1px}}';
  expect(partsOf(sheet, '<p class="a">').later).toBe('@layer base{.late{margin:0}}');
});

test('an animation comes with the first rule that runs it', () => {
  const sheet = '.a{animation:1s rise}.b{animation:1s fall}@keyframes rise{to{top:0}}@keyframes fall{to{top:1px}}';
  expect(partsOf(sheet, '<p class="a">')).toEqual({
    first: '.a{animation:1s rise}@keyframes rise{to{top:0}}',
    later: '.b{animation:1s fall}@keyframes fall{to{top:1px}}',
  });
});

test('typefaces and what else holds for the whole page stand first', () => {
  const sheet = '@layer base{@font-face{font-family:A;src:url(/a.woff2)}}';
  expect(partsOf(sheet, '<p>').first).toBe(`@layer base;${sheet}`);
});

test('each sheet keeps its name, and they are one order', () => {
  const { first, later } = partSheets([
    { name: 'main.css', text: '.late{margin:0}' },
    { name: 'section.css', text: '.a{margin:1px}' },
  ])('<p class="a">');
  expect(first).toEqual([
    { name: 'main.css', text: '' },
    { name: 'section.css', text: '.a{margin:1px}' },
  ]);
  expect(later).toBe('.late{margin:0}.a{margin:1px}');
});
