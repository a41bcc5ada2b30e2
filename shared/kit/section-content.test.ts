import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { contentOf } from './section-content.ts';

const schema = v.strictObject({ title: v.pipe(v.string(), v.nonEmpty('a title')), order: v.optional(v.number()) });

const pictures = (placeholder: string) =>
  JSON.stringify({ egg: { width: 1600, height: 900, widths: [480], colour: '#112233', placeholder } });

/** A section's folder with these files. */
function sectionWith(files: Record<string, string>) {
  const root = path.join(mkdtempSync(path.join(tmpdir(), 'roe-content-')), 'mfe-try');
  onTestFinished(() => rmSync(path.dirname(root), { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const manifest = {
    id: 'try',
    paths: ['/try'],
    nav: [],
    redirects: {},
    missing: {},
    files: [],
    owners: [],
    port: 4109,
  };
  write('section.json', JSON.stringify({ ...manifest, budget: { script: 30, style: 10 } }));
  for (const [file, text] of Object.entries(files)) write(file, text);
  return {
    root,
    write,
    read: (name = 'om.md') => contentOf(root, { terms: '/glossary' }).markdown(name, schema),
  };
}

const om = (text: string) => sectionWith({ 'content/om.md': text });

test('front matter and body come apart', () => {
  expect(om('---\ntitle: Om\norder: 2\n---\n\nA sound.\n\n---\n\nAfter a line.\n').read()).toMatchObject({
    frontMatter: { title: 'Om', order: 2 },
    html: '<p data-brief="">A sound.</p>\n<hr>\n<p>After a line.</p>',
  });
});

test('a file with line ends of Windows is read alike', () => {
  expect(om('---\r\ntitle: Om\r\n---\r\nA sound.\r\n').read()).toMatchObject({
    frontMatter: { title: 'Om' },
    html: '<p>A sound.</p>',
  });
});

test('a wrong field of the front matter stops with file, field, expected and received', () => {
  expect(() => om('---\ntitle: ""\norder: first\n---\n').read()).toThrow(
    'mfe-try/content/om.md: field "title": expected a title, received ""\nmfe-try/content/om.md: field "order": expected number, received "first"',
  );
});

test('a misspelt field of the front matter stops', () => {
  expect(() => om('---\ntitle: Om\ntitel: Om\n---\n').read()).toThrow(
    'mfe-try/content/om.md: field "titel": expected no such field',
  );
});

test('a file without front matter stops and says what it needs', () => {
  expect(() => om('# Om\n\nA sound.\n').read()).toThrow(
    'mfe-try/content/om.md: expected front matter between two lines of "---" at the top of the file, received none',
  );
});

test('front matter that is no YAML stops with the line that is wrong', () => {
  expect(() => om('---\ntitle: "Om\n---\n').read()).toThrow(
    /^mfe-try\/content\/om\.md: expected YAML in the front matter.*line/s,
  );
});

test('a picture that the section does not have stops with file, field, expected and received', () => {
  expect(() => om('---\ntitle: Om\n---\n![x](/pictures/nope)\n').read()).toThrow(
    'mfe-try/content/om.md: field "body": picture "/pictures/nope": expected the id of a picture in content/pictures.json, received "nope"',
  );
});

test('JSON that does not fit stops with file, field, expected and received', () => {
  const { root } = sectionWith({ 'content/om.json': '{ "title": "" }' });
  expect(() => contentOf(root).json('om.json', schema)).toThrow(
    'mfe-try/content/om.json: field "title": expected a title, received ""',
  );
});

test('the JSON files of a folder come by their names, in their order, and the one that is wrong is named', () => {
  const { root, write } = sectionWith({
    'content/a/b.json': '{ "title": "B" }',
    'content/a/a.json': '{ "title": "A" }',
    'content/a/c.md': '',
  });
  const all = () => [...contentOf(root).jsonIn('a', schema)];
  expect(all()).toEqual([
    ['a', { title: 'A' }],
    ['b', { title: 'B' }],
  ]);
  write('content/a/c.json', '{ "title": "" }');
  expect(all).toThrow('mfe-try/content/a/c.json: field "title": expected a title, received ""');
});

test('the texts of a folder come in the order of their names', () => {
  const text = (title: string) => `---\ntitle: ${title}\n---\n`;
  const { root } = sectionWith({ 'content/a/b.md': text('B'), 'content/a/a.md': text('A'), 'content/a/c.json': '{}' });
  const titles = contentOf(root).markdownIn('a', schema);
  expect(titles.map(({ frontMatter }) => frontMatter.title)).toEqual(['A', 'B']);
});

const text = '---\ntitle: Om\n---\nA [sound](/glossary/om).\n';

/** What is kept of `om.md`; a word that only it has shows that a text comes from there. */
function keptIn(root: string) {
  const file = path.join(root, 'node_modules/.cache/texts/om.md.json');
  return {
    marked: () => writeFileSync(file, readFileSync(file, 'utf8').replace('sound', 'kept sound')),
    broken: () => writeFileSync(file, readFileSync(file, 'utf8').slice(0, 40)),
  };
}

test('a text that has not changed is rendered once', () => {
  const { root, read } = om(text);
  read();
  keptIn(root).marked();
  expect(read().html).toContain('kept sound');
});

test('a text that has changed is rendered again', () => {
  const { root, write, read } = om(text);
  read();
  keptIn(root).marked();
  write('content/om.md', text.replace('A [', 'Another ['));
  expect(read().html).toBe('<p>Another <a href="/glossary/om" data-term="om">sound</a>.</p>');
});

test('a text is rendered again where terms have another address, and where its picture has changed', () => {
  const { root, write, read } = sectionWith({
    'content/om.md': `${text}\n![An egg](/pictures/egg)\n`,
    'content/pictures.json': pictures('a'),
    'media/pictures/egg-480.avif': 'avif',
    'media/pictures/egg-480.webp': 'webp',
  });
  const before = read().html;
  expect(contentOf(root).markdown('om.md', schema).html).not.toContain('data-term');
  expect(read().html).toBe(before);
  write('media/pictures/egg-480.webp', 'another');
  const after = read().html;
  expect(after).not.toBe(before);
  expect(after.replaceAll(/egg\.\w+/g, 'egg')).toBe(before.replaceAll(/egg\.\w+/g, 'egg'));
});

test('the schema looks at a text that is kept, too', () => {
  const { root, read } = om(text);
  read();
  expect(() => contentOf(root, { terms: '/glossary' }).markdown('om.md', v.strictObject({}))).toThrow(
    'field "title": expected no such field',
  );
});

test('what was cut off while it was kept is made anew', () => {
  const { root, read } = om(text);
  const before = read();
  keptIn(root).broken();
  expect(read()).toEqual(before);
});
