import type { SearchList, SearchTexts } from '@roe/shared/contract';
import { expect, test, vi } from 'vitest';
import { deferred, failing, openSite } from '../site.fixture.tsx';
import { createSiteIndex } from './site-index.ts';

const AUDIO = '/sections/audio/data/c0de000001/';
const DECODINGS = '/sections/decodings/data/c0de000001/';

const list = (url: string, title: string, ...texts: string[]): SearchList => ({
  pages: [{ url, type: 'page', title, summary: `About ${title}.` }],
  texts,
});
const text = (url: string, words: string): SearchTexts => [
  { url, passages: [{ anchor: '', heading: '', text: words }] },
];
const broken = failing(500);

/** A site whose two sections can be searched. */
async function openSearchableSite({ savesData = false } = {}) {
  vi.stubGlobal('navigator', { ...navigator, onLine: true, connection: { saveData: savesData } });
  const opened = await openSite();
  opened.answers[`${AUDIO}_search.json`] = list('/audio', 'Bowl', '_search-1.json');
  opened.answers[`${AUDIO}_search-1.json`] = text('/audio', 'struck');
  opened.answers[`${DECODINGS}_search.json`] = list('/decodings/om', 'Om', '_search-1.json', '_search-2.json');
  opened.answers[`${DECODINGS}_search-1.json`] = text('/decodings/om', 'syllable');
  opened.answers[`${DECODINGS}_search-2.json`] = text('/decodings/om', 'fourth');
  const { load, find, useProgress } = createSiteIndex(opened.site);
  const finds = async (words: string) =>
    (await find(words, []))?.groups.flatMap(({ results }) => results.map(({ href }) => href));
  /** One question after the other. */
  const findsEach = async (...all: string[]) => {
    const hrefs = [];
    for (const words of all) hrefs.push(await finds(words));
    return hrefs;
  };
  return { ...opened, loadSearch: load, find, finds, findsEach, progress: () => useProgress.getState() };
}

test('what all sections have is found, and nothing is loaded twice', async () => {
  const { loadSearch, findsEach, progress, asked } = await openSearchableSite();
  await Promise.all([loadSearch(), loadSearch()]);
  await loadSearch();
  expect(await findsEach('bowl', 'struck', 'fourth')).toEqual([['/audio'], ['/audio'], ['/decodings/om']]);
  expect(progress()).toMatchObject({ phase: 'whole', missing: [] });
  expect(new Set(asked).size).toBe(asked.length);
});

test('the first texts of each section come before the second of any', async () => {
  const { loadSearch, asked } = await openSearchableSite();
  await loadSearch();
  expect(asked.filter((url) => url.includes('_search-'))).toEqual([
    `${DECODINGS}_search-1.json`,
    `${AUDIO}_search-1.json`,
    `${DECODINGS}_search-2.json`,
  ]);
});

test('a section that is slow keeps nobody from the texts of the others', async () => {
  const { loadSearch, finds, answers } = await openSearchableSite();
  const slow = deferred<Response>();
  answers[`${AUDIO}_search.json`] = () => slow.promise;
  const loading = loadSearch();
  await expect.poll(() => finds('fourth')).toEqual(['/decodings/om']);
  slow.resolve(Response.json(list('/audio', 'Bowl')));
  await loading;
  expect(await finds('bowl')).toEqual(['/audio']);
});

test('who saves data gets no texts, unless asked', async () => {
  const { loadSearch, findsEach, finds, progress } = await openSearchableSite({ savesData: true });
  await loadSearch();
  expect(await findsEach('bowl', 'struck')).toEqual([['/audio'], []]);
  expect(progress().phase).toBe('listed');
  await loadSearch(true);
  expect(await finds('struck')).toEqual(['/audio']);
});

test('a section that cannot be searched is named, and the next attempt finds it', async () => {
  const { loadSearch, findsEach, finds, progress, registry, answers, logged, sent } = await openSearchableSite();
  const { audio } = registry.sections;
  if (audio) audio.nav = [{ label: 'Sounds', href: '/audio', order: 1 }];
  const good = answers[`${AUDIO}_search.json`] as object;
  answers[`${AUDIO}_search.json`] = broken;
  await loadSearch();
  expect(progress().missing).toEqual(['Sounds']);
  expect(logged.map(String)).toEqual([`Error: ${AUDIO}_search.json: expected an answer, received HTTP 500`]);
  expect(sent).toEqual([['/api/reports', { section: 'audio', code: 'c0de000001', kind: 'data' }]]);
  expect(await findsEach('bowl', 'om')).toEqual([[], ['/decodings/om']]);
  answers[`${AUDIO}_search.json`] = good;
  await loadSearch();
  expect(progress().missing).toEqual([]);
  expect(await finds('bowl')).toEqual(['/audio']);
});

test('a file of texts that cannot be had costs only its own texts', async () => {
  const { loadSearch, findsEach, progress, answers } = await openSearchableSite();
  answers[`${DECODINGS}_search-1.json`] = broken;
  await loadSearch();
  expect(await findsEach('om', 'syllable', 'fourth')).toEqual([['/decodings/om'], [], ['/decodings/om']]);
  expect(progress().missing).toEqual(['decodings']);
});

test('without a registry there is nothing to search, and with it there is again', async () => {
  const { loadSearch, finds, progress, answers, registry } = await openSearchableSite();
  answers['/registry.json'] = broken;
  await loadSearch();
  expect(progress().missing).toEqual(['the site']);
  answers['/registry.json'] = registry;
  await loadSearch();
  expect(await finds('bowl')).toEqual(['/audio']);
});

test('of questions that come while one is looked into only the last is', async () => {
  const { loadSearch, find } = await openSearchableSite();
  await loadSearch();
  const counts = await Promise.all(['bowl', 'str', 'struck'].map(async (words) => (await find(words, []))?.count));
  expect(counts).toEqual([undefined, undefined, 1]);
});

test('of very many texts the newest are searched unasked, and all when asked', async () => {
  const { loadSearch, answers, findsEach, progress } = await openSearchableSite();
  const names = Array.from({ length: 6 }, (_, index) => `_search-${index + 1}.json`);
  answers[`${AUDIO}_search.json`] = list('/audio', 'Bowl', ...names);
  for (const [index, name] of names.entries()) answers[AUDIO + name] = text('/audio', `text${index + 1}`);
  await loadSearch();
  expect(await findsEach('text1', 'text4')).toEqual([['/audio'], ['/audio']]);
  expect(progress().phase).toBe('partly');
  await loadSearch(true);
  expect(await findsEach('text6', 'fourth')).toEqual([['/audio'], ['/decodings/om']]);
  expect(progress().phase).toBe('whole');
});
