import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchPage, SearchTexts } from '../contract/contract.ts';
import { createSiteSearch, type SiteSearch } from './site-search.ts';

const pages: SearchPage[] = [
  {
    url: '/glossary/kala',
    type: 'term',
    title: 'kāla',
    summary: 'Time, which ripens what is.',
    names: ['काल', 'kaala'],
  },
  { url: '/glossary/kalaa', type: 'term', title: 'kalā', summary: 'A part, a digit of the moon.' },
  { url: '/glossary/sunyata', type: 'term', title: 'śūnyatā', summary: 'Emptiness of a nature of its own.' },
  {
    url: '/decodings/gravity',
    type: 'decoding',
    title: 'Gravity and Longing',
    summary: 'Why what is apart falls together.',
    tags: ['physics', 'kāma'],
  },
  {
    url: '/decodings/ramayana',
    type: 'decoding',
    title: 'Decoding the Rāmāyaṇa',
    summary: 'An exile and a return.',
    isComingSoon: true,
  },
  { url: '/audio', type: 'page', title: 'Audio and Vibrations', summary: 'Tracks to listen to.' },
];

const texts: SearchTexts = [
  {
    url: '/decodings/gravity',
    passages: [
      { anchor: '', heading: '', text: 'A stone falls. Nobody has seen the law by which it falls.' },
      {
        anchor: 'the-moon',
        heading: 'The moon',
        text: `${'The moon falls too, and misses. '.repeat(12)}It misses the earth for ever, and so it stays. (चन्द्र)`,
      },
    ],
  },
  {
    url: '/audio',
    passages: [
      { anchor: 'rain', heading: 'Rain on Leaves', text: 'An hour of rain.' },
      { anchor: 'bowl', heading: 'Singing Bowl', text: 'A bowl, struck and left, until rain is heard.', kind: 'track' },
    ],
  },
];

let search: SiteSearch;
beforeAll(async () => {
  search = createSiteSearch();
  await search.addPages(pages);
  await search.addTexts(texts);
});

const hrefs = (words: string): string[] => search.find(words).hits.map(({ href }) => href);
const first = (words: string) => search.find(words).hits[0];
const plain = (pieces: { text: string; isMatch: boolean }[] = []): string =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

describe('a word is found', () => {
  test.each([
    ['as it is written', 'śūnyatā'],
    ['without diacritics', 'sunyata'],
    ['in the spelling of somebody else', 'Shoonyata'],
    ['while it is being typed', 'sun'],
    ['in any case', 'SUNYATA'],
  ])('%s', (_, words) => {
    expect(hrefs(words)).toEqual(['/glossary/sunyata']);
  });

  test('in its own letters, and in those of another script', () => {
    expect(hrefs('काल')[0]).toBe('/glossary/kala');
    expect(hrefs('कला')[0]).toBe('/glossary/kalaa');
    expect(hrefs('ಶೂನ್ಯತಾ')).toEqual(['/glossary/sunyata']);
  });

  test('in a tag, and in a text', () => {
    expect(hrefs('kama')).toEqual(['/decodings/gravity']);
    expect(hrefs('misses')).toEqual(['/decodings/gravity#the-moon']);
  });
});

test('what is written just so stands before what is only like it', () => {
  expect(hrefs('kāla')).toEqual(['/glossary/kala', '/glossary/kalaa']);
  expect(hrefs('kalā')).toEqual(['/glossary/kalaa', '/glossary/kala']);
});

test('a title counts more than a text', async () => {
  const ownSearch = createSiteSearch();
  await ownSearch.addPages([
    { url: '/a', type: 'decoding', title: 'Other', summary: 'Stone, and stone again, and one more stone.' },
    { url: '/b', type: 'decoding', title: 'Stone', summary: 'Something else, told at about the same length.' },
  ]);
  expect(ownSearch.find('stone').hits.map(({ href }) => href)).toEqual(['/b', '/a']);
});

test('all words must fit, one in the title and another in the text if need be', () => {
  expect(hrefs('gravity moon')).toEqual(['/decodings/gravity#the-moon']);
  expect(hrefs('longing gravity')).toEqual(['/decodings/gravity']);
});

test('a wrong letter is forgiven where nothing fits without it, and that is said', () => {
  expect(search.find('gravty')).toMatchObject({ isGuess: true, hits: [{ href: '/decodings/gravity' }] });
  expect(search.find('gravity').isGuess).toBe(false);
});

test('where no page has all the words, those with most of them are near', () => {
  expect(search.find('gravity zebra')).toMatchObject({ isGuess: true, hits: [{ href: '/decodings/gravity' }] });
});

test('a short English word is not taken for Sanskrit', async () => {
  const ownSearch = createSiteSearch();
  await ownSearch.addPages([{ url: '/a', type: 'page', title: 'Telephone', summary: 'It tells.' }]);
  expect(ownSearch.find('the').hits).toEqual([]);
});

test.each(['zebra', '', '  ', '?!'])('“%s” finds nothing', (words) => {
  expect(search.find(words).hits).toEqual([]);
});

test('what a page lists is found for itself, under the page that lists it', () => {
  expect(first('bowl')).toMatchObject({ href: '/audio#bowl', context: 'Audio and Vibrations' });
  expect(plain(first('bowl')?.excerpt().title)).toBe('Singing [Bowl]');
  expect(hrefs('rain').sort()).toEqual(['/audio#bowl', '/audio#rain']);
});

test('what is in preparation is found and marked', () => {
  expect(first('ramayana')).toMatchObject({ href: '/decodings/ramayana', isComingSoon: true });
});

test('a snippet shows the words where they stand, and Sanskrit letters only to who looks for them', () => {
  const snippet = plain(first('stays')?.excerpt().snippet);
  expect(snippet).toMatch(/^… .*so it \[stays\]\.$/);
  expect(snippet.length).toBeLessThan(190);
  expect(plain(first('चन्द्र')?.excerpt().snippet)).toContain('[चन्द्र]');
});

test('the summary stands where the page itself fits', () => {
  expect(first('gravity')).toMatchObject({ href: '/decodings/gravity', context: undefined });
  expect(plain(first('gravity')?.excerpt().snippet)).toBe('Why what is apart falls together.');
});

test('a page is there once, however often it is added, and a text without its page is passed over', async () => {
  const ownSearch = createSiteSearch();
  await ownSearch.addPages(pages);
  await ownSearch.addPages(pages);
  await ownSearch.addTexts([{ url: '/elsewhere', passages: [{ anchor: '', heading: '', text: 'gravity' }] }]);
  expect(ownSearch.find('gravity').hits).toHaveLength(1);
});

test('a thing with a kind of its own is found as such by its name and its text, with words of its page too', () => {
  const kindsOf = (words: string) => search.find(words).hits.map(({ type, href }) => [type, href]);
  expect(kindsOf('singing')).toEqual([['track', '/audio#bowl']]);
  expect(kindsOf('struck')).toEqual([['track', '/audio#bowl']]);
  expect(kindsOf('vibrations struck')).toEqual([['track', '/audio#bowl']]);
  expect(kindsOf('leaves')).toEqual([['page', '/audio#rain']]);
});

test('a page whose summary stands among the texts is shown by its other names and its tags until then', async () => {
  const ownSearch = createSiteSearch();
  await ownSearch.addPages([
    { url: '/a', type: 'decoding', title: 'Stone', summary: '', names: ['Cosmos'], tags: ['law', 'fall'] },
  ]);
  const snippet = () => plain(ownSearch.find('stone').hits[0]?.excerpt().snippet);
  expect(snippet()).toBe('Cosmos, law, fall');
  await ownSearch.addTexts([{ url: '/a', passages: [{ anchor: '', heading: '', text: 'It falls unseen.' }] }]);
  expect(plain(ownSearch.find('unseen').hits[0]?.excerpt().snippet)).toBe('It falls [unseen].');
});
