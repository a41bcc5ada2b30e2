import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { readText, renderMarkdown } from './markdown.ts';

const htmlOf = (markdown: string): string => renderMarkdown(markdown).html;

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script inside a sentence', 'before <script>alert(1)</script> after'],
  ['a frame', '<iframe src="https://elsewhere.example"></iframe>'],
  ['an event handler', 'A <b onclick="alert(1)">word</b> and <img src="x" onerror="alert(1)">'],
  ['a javascript: link', '[read](javascript:alert(1)) and [read](JaVaScRiPt:alert(1))'],
  ['a javascript: link behind a name', '[read][x]\n\n[x]: javascript:alert(1)'],
  ['a javascript: picture', '![read](javascript:alert(1))'],
  ['a link with data', '[read](data:text/html;base64,PHNjcmlwdD4=)'],
  ['a style', '<style>body { display: none }</style>\n\n<p style="position:fixed">x</p>'],
  ['a form', '<form action="https://elsewhere.example"><input name="password"></form>'],
])('%s in a text is inert', (_, markdown) => {
  const html = htmlOf(markdown);
  expect(html).not.toMatch(/<(script|iframe|style|form|input|b)\b/i);
  expect(html).not.toMatch(/\bon\w+=|\bstyle=|javascript:|data:/i);
});

test('the words between dropped tags stay', () => {
  expect(htmlOf('A <b onclick="alert(1)">word</b> stays.')).toBe('<p>A word stays.</p>');
});

test('what only looks like HTML is shown as it was written', () => {
  expect(htmlOf('Write `<script>` and 1 < 2.')).toBe('<p>Write <code>&#x3C;script></code> and 1 &#x3C; 2.</p>');
});

test('links inside the site, to places on the page and to other sites work', () => {
  expect(htmlOf('[a](/decodings/om) [b](#om) [c](https://example.org/x)')).toBe(
    '<p><a href="/decodings/om">a</a> <a href="#om">b</a> <a href="https://example.org/x">c</a></p>',
  );
});

test('Devanagari is marked as Sanskrit, a run of words as one', () => {
  expect(htmlOf('The word धर्म, and तत् त्वम् असि in a verse.')).toBe(
    '<p>The word <span lang="sa">धर्म</span>, and <span lang="sa">तत् त्वम् असि</span> in a verse.</p>',
  );
});

test('Devanagari is marked inside emphasis, lists and headings too', () => {
  const html = htmlOf('## ॐ\n\n- *साक्षी*');
  expect(html).toContain('<span lang="sa">ॐ</span></h2>');
  expect(html).toContain('<em><span lang="sa">साक्षी</span></em>');
});

test('headings get ids from their words, and equal ones different ids', () => {
  expect(htmlOf('## Layer 3: the *animal*\n\n## What now?\n\n## What now?')).toBe(
    '<h2 id="layer-3-the-animal">Layer 3: the <em>animal</em></h2>\n<h2 id="what-now">What now?</h2>\n<h2 id="what-now-1">What now?</h2>',
  );
});

test('ids of one text do not depend on the texts before it', () => {
  htmlOf('## Layer 3');
  expect(htmlOf('## Layer 3')).toBe('<h2 id="layer-3">Layer 3</h2>');
});

test('tables are tables', () => {
  expect(htmlOf('| a | b |\n| - | - |\n| c | d |')).toContain('<td>d</td>');
});

test('a text is cut into passages at its headings, as plain words', () => {
  const { passages } = renderMarkdown(
    'An opening\nsentence.\n\nAnother one.\n\n## Layer 3: *form*\n\nA [link](/x).\n\n- one\n- two\n\n### Details\n\nMore.',
  );
  expect(passages).toEqual([
    { anchor: '', heading: '', text: 'An opening sentence. Another one.' },
    { anchor: 'layer-3-form', heading: 'Layer 3: form', text: 'A link. one two' },
    { anchor: 'details', heading: 'Details', text: 'More.' },
  ]);
});

test('a text that starts with a heading has no empty passage before it', () => {
  expect(renderMarkdown('## Om\n\nA sound.').passages).toEqual([{ anchor: 'om', heading: 'Om', text: 'A sound.' }]);
});

const schema = v.strictObject({ title: v.pipe(v.string(), v.nonEmpty('a title')), order: v.optional(v.number()) });

/** Reads a file with this text, as `texts/om.md`. */
function read(text: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-text-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'om.md'), text);
  return readText(path.join(folder, 'om.md'), 'texts/om.md', schema);
}

test('front matter and body come apart', () => {
  expect(read('---\ntitle: Om\norder: 2\n---\n\nA sound.\n\n---\n\nAfter a line.\n')).toEqual({
    facts: { title: 'Om', order: 2 },
    body: '\nA sound.\n\n---\n\nAfter a line.\n',
  });
});

test('a file with line ends of Windows is read alike', () => {
  expect(read('---\r\ntitle: Om\r\n---\r\nA sound.\r\n')).toEqual({ facts: { title: 'Om' }, body: 'A sound.\r\n' });
});

test('a wrong field of the front matter stops with file, field, expected and received', () => {
  expect(() => read('---\ntitle: ""\norder: first\n---\n')).toThrow(
    'texts/om.md: field "title": expected a title, received ""\ntexts/om.md: field "order": expected number, received "first"',
  );
});

test('a misspelt field of the front matter stops', () => {
  expect(() => read('---\ntitle: Om\ntitel: Om\n---\n')).toThrow('texts/om.md: field "titel": expected no such field');
});

test('a file without front matter stops and says what it needs', () => {
  expect(() => read('# Om\n\nA sound.\n')).toThrow(
    'texts/om.md: expected front matter between two lines of "---" at the top of the file, received none',
  );
});

test('front matter that is no YAML stops with the line that is wrong', () => {
  expect(() => read('---\ntitle: "Om\n---\n')).toThrow(/^texts\/om\.md: expected YAML in the front matter.*line/s);
});
