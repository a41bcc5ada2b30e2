import { expect, test } from 'vitest';
import type { SearchList, SearchTexts, SiteDocument } from '../src/contract/contract.ts';
import { searchFilesOf } from './search-list.ts';

const documentWith = (changes: Partial<SiteDocument>): SiteDocument => ({
  url: '/decodings/om',
  type: 'decoding',
  title: 'Om',
  summary: 'A syllable.',
  names: [],
  date: '2025-03-01',
  updated: null,
  level: null,
  layer: null,
  tags: [],
  image: null,
  index: true,
  isComingSoon: false,
  passages: [],
  ...changes,
});

const nav = [{ label: 'Chat', href: '/chatbot', order: 1 }];
const passage = { anchor: 'sound', heading: 'Sound', text: 'What is heard.' };

function searchOf(...documents: SiteDocument[]) {
  const { '_search.json': list = '', ...texts } = searchFilesOf(documents, nav);
  return {
    list: JSON.parse(list) as SearchList,
    texts: Object.values(texts).map((json) => JSON.parse(json) as SearchTexts),
  };
}

test('a page is listed with what it can be found by, and nothing empty', () => {
  const { list } = searchOf(documentWith({ tags: ['sound'], names: ['ॐ'] }), documentWith({ url: '/glossary' }));
  expect(list.pages).toEqual([
    { url: '/decodings/om', type: 'decoding', title: 'Om', summary: 'A syllable.', names: ['ॐ'], tags: ['sound'] },
    { url: '/glossary', type: 'decoding', title: 'Om', summary: 'A syllable.' },
  ]);
});

test('a page is found by the name that the menu has for it', () => {
  const { list } = searchOf(documentWith({ url: '/chatbot', names: ['Sakshi'] }));
  expect(list.pages[0]?.names).toEqual(['Sakshi', 'Chat']);
});

test('what nobody shall find is not listed, but what is in preparation is, and marked', () => {
  const { list, texts } = searchOf(
    documentWith({ url: '/test-home', index: false, passages: [passage] }),
    documentWith({ url: '/decodings/ramayana', index: false, isComingSoon: true }),
  );
  expect(list.pages).toEqual([expect.objectContaining({ url: '/decodings/ramayana', isComingSoon: true })]);
  expect(texts).toEqual([]);
});

test('the newest stands first, what has no date last, and the texts come in the same order', () => {
  const { list, texts } = searchOf(
    documentWith({ url: '/a', date: null, passages: [passage] }),
    documentWith({ url: '/b', date: '2025-01-01', passages: [passage] }),
    documentWith({ url: '/c', date: '2025-12-01', passages: [passage] }),
  );
  expect(list.pages.map(({ url }) => url)).toEqual(['/c', '/b', '/a']);
  expect(list.texts).toEqual(['_search-1.json']);
  expect(texts[0]?.map(({ url }) => url)).toEqual(['/c', '/b', '/a']);
});

test('very many texts are shared out over files, and only the newest are in them', () => {
  const long = { ...passage, text: 'x'.repeat(50_000) };
  const documents = Array.from({ length: 100 }, (_, index) =>
    documentWith({ url: `/decodings/${index}`, date: `2025-01-01`, passages: [long] }),
  );
  const { list, texts } = searchOf(...documents);
  expect(list.pages).toHaveLength(100);
  expect(list.texts).toHaveLength(10);
  expect(texts.map((file) => file.length)).toEqual(Array.from({ length: 10 }, () => 3));
});

test('of very many pages the newest are listed with their summary, and those of the others stand behind the texts', () => {
  const documents = Array.from({ length: 600 }, (_, index) =>
    documentWith({ url: `/decodings/${index}`, passages: index === 0 ? [passage] : [] }),
  );
  const { list, texts } = searchOf(...documents);
  expect(list.pages.map(({ summary }) => summary)).toEqual([
    ...Array.from({ length: 500 }, () => 'A syllable.'),
    ...Array.from({ length: 100 }, () => ''),
  ]);
  expect(texts).toHaveLength(1);
  const [[first, ...others] = []] = texts;
  expect(first).toEqual({ url: '/decodings/0', passages: [passage] });
  expect(others).toHaveLength(100);
  expect(others[0]).toEqual({
    url: '/decodings/500',
    passages: [{ anchor: '', heading: '', text: 'A syllable.' }],
  });
});
