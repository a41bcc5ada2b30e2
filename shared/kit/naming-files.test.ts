import { expect, test } from 'vitest';
import { type NamingFile, namingFile, namingNumber } from '../src/contract/naming.ts';
import { type Content, pagesOf } from './content.ts';

const manifest = {
  id: 'texts',
  paths: ['/texts/:slug'],
  nav: [],
  kinds: { decoding: { singular: 'Decoding', plural: 'Decodings', isInFeeds: false } },
};

const textAt = (slug: string, html: string, changes = {}) => ({
  document: { url: `/texts/${slug}`, type: 'decoding' as const, title: slug, summary: 'x', ...changes },
  data: { html },
});

const filesOf = async (content: Content): Promise<[string, NamingFile][]> => {
  const { files } = await pagesOf(content, manifest);
  return Object.entries(files).flatMap(([name, json]) =>
    name.startsWith('_naming') ? [[name, JSON.parse(json)] as [string, NamingFile]] : [],
  );
};

test('a section tells whom its texts name: once a page, the newest first, and nobody by a link elsewhere or to itself', async () => {
  const words =
    '<p><a href="/glossary/om">om</a> <a data-term="om" href="/glossary/om?x=1#sense">om</a> <a href="//elsewhere/x">x</a> <a href="https://elsewhere/x">x</a> <a href="#here">x</a> <a href="/texts/old#x">x</a></p>';
  const [[name, naming] = ['', {}], ...others] = await filesOf(() => [
    textAt('old', words, { date: '2024-01-01' }),
    textAt('new', words, { date: '2025-01-01' }),
    textAt('hidden', words, { index: false }),
  ]);
  expect(others).toEqual([]);
  expect(name).toBe(namingFile(1));
  expect(naming).toEqual({
    '/glossary/om': [
      { url: '/texts/new', title: 'new', type: 'decoding' },
      { url: '/texts/old', title: 'old', type: 'decoding' },
    ],
    '/texts/old': [{ url: '/texts/new', title: 'new', type: 'decoding' }],
  });
});

test('what a page links to stands in its document', async () => {
  const { documents } = await pagesOf(() => [textAt('om', '<a href="/glossary/om">om</a>')], manifest);
  expect(documents[0]?.links).toEqual(['/glossary/om']);
});

test('a section without links has no such file', async () => {
  expect(await filesOf(() => [textAt('om', '<p>x</p>')])).toEqual([]);
});

test('of ten thousand texts a page loads one file of at most 60 kB, and at most 24 of those that name it', async () => {
  const links = (number: number) =>
    [1, 7, 13].map((step) => `<a href="/glossary/${(number * step) % 190}">x</a>`).join('') +
    `<a href="/texts/${(number * 31) % 10_000}">x</a>`;
  const files = await filesOf(() =>
    Array.from({ length: 10_000 }, (_, number) => textAt(String(number), links(number))),
  );
  const number = namingNumber('/glossary/42', files.length);
  expect(files[number - 1]?.[1]['/glossary/42']).toHaveLength(24);
  expect(Math.max(...files.map(([, file]) => JSON.stringify(file).length))).toBeLessThan(60_000);
});
