import { expect, test } from 'vitest';
import { type ContentPage, pagesOf } from './content.ts';
import { hashedName } from './hash.ts';

const decoding = { singular: 'Decoding', plural: 'Decodings', isInFeeds: true };
const manifest = { id: 'decodings', paths: ['/decodings', '/decodings/:slug'], nav: [], kinds: { decoding } };

const pageAt = (url: string, document: Partial<ContentPage['document']> = {}): ContentPage => ({
  document: { url, type: 'decoding', title: 'Om', summary: 'A syllable.', ...document },
  data: { of: url },
});

test('every page becomes a JSON file and a document, in the order that the section gave', async () => {
  const { documents, files } = await pagesOf(() => [pageAt('/decodings/om'), pageAt('/decodings')], manifest);
  expect(documents.map(({ url }) => url)).toEqual(['/decodings/om', '/decodings']);
  expect(Object.keys(files)).toEqual(['decodings/om.json', 'decodings.json', '_search.json']);
  expect(JSON.parse(files['decodings/om.json'] as string).data).toEqual({ of: '/decodings/om' });
});

test('a content function may be asynchronous', async () => {
  const { documents } = await pagesOf(async () => [pageAt('/decodings')], manifest);
  expect(documents).toHaveLength(1);
});

test('what a section leaves out of a document has its empty value', async () => {
  const { documents } = await pagesOf(() => [pageAt('/decodings/om')], manifest);
  expect(documents[0]).toMatchObject({ date: null, level: null, tags: [], names: [], passages: [], index: true });
});

test('a page carries the part of its document that stands in the head, and not its passages', async () => {
  const page = pageAt('/decodings/om', { tags: ['sound'], passages: [{ anchor: '', heading: '', text: 'Long text' }] });
  const { files } = await pagesOf(() => [page], manifest);
  expect(JSON.parse(files['decodings/om.json'] as string).document).toEqual({
    url: '/decodings/om',
    type: 'decoding',
    title: 'Om',
    summary: 'A syllable.',
    date: null,
    updated: null,
    image: null,
    index: true,
  });
});

test('a wrong document stops with section, page, field, expected and received', async () => {
  await expect(pagesOf(() => [pageAt('/decodings/om', { title: '' })], manifest)).rejects.toThrow(
    'section "decodings", page /decodings/om: field "title": expected a title, received ""',
  );
});

test('an address that the section does not own stops and names the patterns', async () => {
  await expect(pagesOf(() => [pageAt('/audio')], manifest)).rejects.toThrow(
    'section "decodings", page /audio: expected an address that matches a pattern of "paths" in section.json (/decodings, /decodings/:slug)',
  );
});

test('two pages at one address stop', async () => {
  await expect(pagesOf(() => [pageAt('/decodings/om'), pageAt('/decodings/om')], manifest)).rejects.toThrow(
    'section "decodings", page /decodings/om: expected one page an address, received a second one',
  );
});

test('a page carries its former addresses, and of a withdrawn one nothing is told but that it is gone', async () => {
  const aliases = ['/decodings/aum'];
  const withdrawn = { ...pageAt('/decodings/hum', { aliases: ['/decodings/hmm'] }), isWithdrawn: true };
  const { documents, files, gone } = await pagesOf(() => [pageAt('/decodings/om', { aliases }), withdrawn], manifest);
  expect(documents.map(({ url }) => url)).toEqual(['/decodings/om']);
  expect(JSON.parse(files['decodings/om.json'] as string).document.aliases).toEqual(aliases);
  expect(gone).toEqual(['/decodings/hum', '/decodings/hmm']);
  expect(JSON.stringify(files)).not.toContain('hum');
});

test('a page about a book carries who wrote it', async () => {
  const { files } = await pagesOf(
    () => [pageAt('/decodings/om', { author: 'A. Listener' }), pageAt('/decodings/hum')],
    manifest,
  );
  const documentOf = (name: string) => JSON.parse(files[`decodings/${name}.json`] as string).document;
  expect(documentOf('om').author).toBe('A. Listener');
  expect(documentOf('hum')).not.toHaveProperty('author');
});

test.each([
  ['is a page', '/decodings'],
  ['another page had', '/decodings/aum'],
  ['was withdrawn', '/decodings/hum'],
  ['belongs to another section', '/audio/om'],
])('a former address that %s stops', async (_, address) => {
  const pages = () => [
    pageAt('/decodings'),
    pageAt('/decodings/first', { aliases: ['/decodings/aum'] }),
    { ...pageAt('/decodings/hum'), isWithdrawn: true },
    pageAt('/decodings/om', { aliases: [address] }),
  ];
  await expect(pagesOf(pages, manifest)).rejects.toThrow(`received "${address}"`);
});

test("a file's name carries the hash of its bytes and keeps its kind", () => {
  expect(hashedName('decodings/om.json', 'a')).toMatch(/^om\.[0-9a-f]{10}\.json$/);
  expect(hashedName('decodings/om.json', 'a')).toBe(hashedName('series/om.json', Buffer.from('a')));
  expect(hashedName('om.json', 'a')).not.toBe(hashedName('om.json', 'b'));
});

test('a name that is no plain word becomes one that every file system takes', () => {
  expect(hashedName('series/Birth%20of%20Universe.json', 'a')).toMatch(/^Birth-20of-20Universe\.[0-9a-f]{10}\.json$/);
  expect(hashedName(`${'long'.repeat(100)}.json`, 'a').length).toBeLessThan(80);
});

test('a page of a kind that its section does not have is named, with those that it has', async () => {
  await expect(pagesOf(() => [pageAt('/decodings/om', { type: 'riddle' })], manifest)).rejects.toThrow(
    'section "decodings", page /decodings/om: field "type": expected one of "page", "decoding", received "riddle". Others are named under "kinds" in section.json.',
  );
  const { documents } = await pagesOf(() => [pageAt('/decodings/om', { type: 'page' })], manifest);
  expect(documents[0]?.type).toBe('page');
});

test('a passage of a kind that its section does not have is named too', async () => {
  const passages = [{ anchor: 'om', heading: 'Om', text: 'A syllable.', kind: 'riddle' }];
  await expect(pagesOf(() => [pageAt('/decodings/om', { passages })], manifest)).rejects.toThrow(
    'page /decodings/om: field "passages.kind": expected one of "page", "decoding", received "riddle".',
  );
});
