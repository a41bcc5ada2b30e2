import { expect, test } from 'vitest';
import { markdownRenderer } from './markdown.ts';

const picture = { src: '/sections/x/files/egg.1a', width: 1600, height: 900, widths: [480, 1600], colour: '#112233' };

const render = markdownRenderer({ terms: '/glossary', picture: (id) => (id === 'egg' ? picture : null) });
const htmlOf = (markdown: string): string => render(markdown).html;

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
    '<p><a href="/decodings/om">a</a> <a href="#om">b</a> <a href="https://example.org/x" rel="noopener" title="example.org">c</a></p>',
  );
});

test('a link to another site names its host, also where the address has no scheme', () => {
  expect(htmlOf('[a](//elsewhere.example/x) [b](https://example.org "A paper")')).toBe(
    '<p><a href="//elsewhere.example/x" rel="noopener" title="elsewhere.example">a</a> <a href="https://example.org" title="A paper" rel="noopener">b</a></p>',
  );
});

test('the first link to a term is marked, whichever way it is written', () => {
  const links = '[a](/glossary/karma) [b](/glossary#karma) [c](/glossary#om) [d](/glossary)';
  expect(htmlOf(links)).toBe(
    '<p><a href="/glossary/karma" data-term="karma">a</a> <a href="/glossary#karma">b</a> <a href="/glossary#om" data-term="om">c</a> <a href="/glossary">d</a></p>',
  );
});

test('without an address of terms no link is one', () => {
  expect(markdownRenderer()('[a](/glossary/karma)').html).toBe('<p><a href="/glossary/karma">a</a></p>');
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

/** A heading with the link to it beside it. */
const heading = (id: string, html: string, words = html): string =>
  `<div data-heading=""><h2 id="${id}">${html}</h2><a href="#${id}" data-anchor="" aria-label="Link to “${words}”">#</a></div>`;

test('headings get ids from their words, and equal ones different ids', () => {
  expect(htmlOf('## Layer 3: the *animal*\n\n## What now?\n\n## What now?')).toBe(
    [
      heading('layer-3-the-animal', 'Layer 3: the <em>animal</em>', 'Layer 3: the animal'),
      heading('what-now', 'What now?'),
      heading('what-now-1', 'What now?'),
    ].join('\n'),
  );
});

test('the id of a heading begins with a letter or a digit, so that it is none that code writes', () => {
  const { html, headings, passages } = render('## Search\n\nWords.\n\n## – Main\n\n- ### _Menu_\n\n## ॐ');
  expect(Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id)).toEqual(['search', 'text-main', 'menu', 'ॐ']);
  expect(headings.map(({ id }) => id)).toEqual(['search', 'text-main', 'ॐ']);
  expect(passages[0]?.anchor).toBe('search');
  expect(html).toContain('<a href="#text-main"');
});

test('ids of one text do not depend on the texts before it', () => {
  htmlOf('## Layer 3');
  expect(htmlOf('## Layer 3')).toBe(heading('layer-3', 'Layer 3'));
});

test('a table can be moved inside its frame by key, and says what it is', () => {
  const html = htmlOf('| | When | Why |\n| - | - | - |\n| c | d | e |');
  expect(html).toMatch(/^<div data-table="" role="region" aria-label="Table: When, Why" tabindex="0"><table>/);
  expect(html).toContain('<td></td>\n<th scope="col">When</th>');
  expect(html).toContain('<td>d</td>');
});

const verse = [
  '> गतासूनगतासूंश्च । नानुशोचन्ति ॥',
  '> _gatāsūn | nānuśocanti ||_',
  '> The wise do not grieve.',
  '> — Bhagavad Gītā 2.11, our translation',
].join('\n>\n');

test('a quotation that begins in Devanagari is a verse: lines, transliteration, translation, source', () => {
  expect(htmlOf(verse).replaceAll('\n', '')).toBe(
    '<figure id="bhagavad-gita-2-11" data-verse=""><blockquote><p lang="sa">गतासूनगतासूंश्च ।<br>नानुशोचन्ति ॥</p><p lang="sa-Latn"><em>gatāsūn |<br>nānuśocanti ||</em></p><p>The wise do not grieve.</p></blockquote><figcaption>Bhagavad Gītā 2.11, our translation</figcaption></figure>',
  );
});

test('a verse without a source or a transliteration is one too, and another quotation is none', () => {
  expect(htmlOf('> ॐ')).toBe('<figure data-verse=""><blockquote><p lang="sa">ॐ</p></blockquote></figure>');
  expect(htmlOf('> ॐ\n>\n> Om.\n>\n> — Veda')).toContain('<p>Om.</p></blockquote><figcaption>Veda</figcaption>');
  expect(htmlOf('> He said *ॐ*.')).toMatch(/^<blockquote>/);
});

test('a verse stands in the passages with all its words, and is one more, by its place, where its source is told', () => {
  const { passages, verses, html } = render(`## Grief\n\n${verse}\n\n> ॐ\n\n> Said.\n>\n> — Plato`);
  expect(passages[0]?.text).toContain('The wise do not grieve.');
  expect(verses).toEqual([
    {
      anchor: 'bhagavad-gita-2-11',
      heading: 'Bhagavad Gītā 2.11',
      text: 'गतासूनगतासूंश्च । नानुशोचन्ति ॥ gatāsūn | nānuśocanti || The wise do not grieve.',
      kind: 'verse',
    },
  ]);
  expect(html.match(/id="bhagavad/g)).toHaveLength(1);
});

test('a verse that a text quotes twice is found where it stands first', () => {
  const { verses, html } = render(`${verse}\n\nAgain:\n\n${verse}`);
  expect(verses).toHaveLength(1);
  expect(html.match(/data-verse/g)).toHaveLength(2);
  expect(html.match(/id="/g)).toHaveLength(1);
});

test('a picture of the section keeps its place and loads when it comes into view', () => {
  const html = htmlOf('![An egg of light](/pictures/egg "The egg")');
  expect(html).toContain('<source type="image/avif" srcset="/sections/x/files/egg.1a-480.avif 480w, ');
  expect(html).toContain('<img src="/sections/x/files/egg.1a-1600.webp"');
  expect(html).toContain('width="1600" height="900" alt="An egg of light" loading="lazy"');
  expect(html).toContain('<figcaption>The egg</figcaption>');
});

test.each(['# ![An egg](/pictures/egg)', '## …', '- ### '])('a heading without words, %j, stops', (markdown) => {
  expect(() => htmlOf(markdown)).toThrow(/^a heading: expected words that its address can be made of, received "/);
});

test('a picture that the section does not have stops', () => {
  expect(() => htmlOf('![x](/pictures/shell)')).toThrow(/picture "\/pictures\/shell": expected the id of a picture/);
});

test.each([
  ['of another site', '![a cat](https://elsewhere.example/huge.png)'],
  ['of another path', '![a cat](/huge.png)'],
  ['among words', 'See ![a cat](/pictures/egg) here.'],
  ['in a link', '[![a cat](//elsewhere.example/x.gif)](/x)'],
])('of a picture %s only the words stay', (_, markdown) => {
  const html = htmlOf(markdown);
  expect(html).not.toMatch(/<img|src=/);
  expect(html).toContain('a cat');
});

test('a note leads to its place at the end, and back', () => {
  const html = htmlOf('One[^a].\n\n[^a]: From *here*.');
  expect(html).toContain(
    '<a href="#note-fn-a" id="note-fnref-a" data-footnote-ref aria-describedby="footnote-label">1</a>',
  );
  expect(html).toContain('<section data-footnotes=""><h2 id="footnote-label">Notes</h2>');
  expect(html).toContain('<li id="note-fn-a">');
  expect(html).toMatch(/<a href="#note-fnref-a" data-footnote-backref="" aria-label="Back to reference 1">Back<\/a>/);
  expect(html).not.toContain('class=');
});

test('marks that only the build may write cannot come from a text', () => {
  const html = htmlOf('<div data-page-html role="alert">x</div>\n\n<a data-term="x" href="/x">y</a>');
  expect(html).not.toMatch(/data-|role=/);
});

test('a text is cut into passages at its headings, as plain words', () => {
  const { passages } = render(
    'An opening\nsentence.\n\nAnother one.\n\n## Layer 3: *form*\n\nA [link](/x).\n\n- one\n- two\n\n### Details\n\nMore.',
  );
  expect(passages).toEqual([
    { anchor: '', heading: '', text: 'An opening sentence. Another one.' },
    { anchor: 'layer-3-form', heading: 'Layer 3: form', text: 'A link. one two' },
    { anchor: 'details', heading: 'Details', text: 'More.' },
  ]);
});

test('the headings of a text are told, with their levels', () => {
  expect(render('## Layer 3: *form*\n\n### Details\n\n#### Deep\n\n> ## Not here').headings).toEqual([
    { id: 'layer-3-form', text: 'Layer 3: form', level: 2 },
    { id: 'details', text: 'Details', level: 3 },
  ]);
});

test('a text that starts with a heading has no empty passage before it', () => {
  expect(render('## Om\n\nA sound.').passages).toEqual([{ anchor: 'om', heading: 'Om', text: 'A sound.' }]);
});

test('the words of a text are counted without its headings', () => {
  expect(render('One two.\n\n## Three\n\nFour').words).toBe(3);
});

test('a first paragraph that is too short for a great first letter is marked, where another follows it', () => {
  const long = 'A sentence that is long enough. '.repeat(8);
  expect(htmlOf('Short.\n\nMore.')).toBe('<p data-brief="">Short.</p>\n<p>More.</p>');
  expect(htmlOf(`${long}\n\nMore.`)).not.toContain('data-brief');
  expect(htmlOf('Short, and alone.')).not.toContain('data-brief');
});
