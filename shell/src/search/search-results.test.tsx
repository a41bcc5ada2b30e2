import type { SearchList, SearchPage } from '@roe/shared/contract';
import { asVisitor } from '@roe/shared/testing/visitor';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SiteContext } from '../loading/site-context.ts';
import { deferred, openSite, releaseOf } from '../site.fixture.tsx';
import { SearchResults } from './search-results.tsx';

const page = (url: string, title: string, type: SearchPage['type'] = 'page'): SearchPage => ({
  url,
  type,
  title,
  summary: `About ${title}.`,
});

/** The results for "bowl" of a site whose audio pages come when they are asked to. */
async function showResults(decodings: SearchPage[], audio: SearchPage[]) {
  const { answers, site } = await openSite();
  const late = deferred<Response>();
  answers['/sections/decodings/data/c0de000001/_search.json'] = { pages: decodings, texts: [] };
  answers['/sections/audio/data/c0de000001/_search.json'] = () => late.promise;
  const box = document.body.appendChild(document.createElement('input'));
  render(
    <SiteContext value={site}>
      <SearchResults words="bowl" input={{ current: box }} onWords={() => {}} onChosen={() => {}} />
    </SiteContext>,
    { wrapper: MemoryRouter },
  );
  await expect.poll(() => box.getAttribute('aria-expanded')).toBe('true');
  box.focus();
  return {
    press: (key: string) => asVisitor((user) => user.keyboard(`{${key}}`)),
    letAudioCome: () => late.resolve(Response.json({ pages: audio, texts: [] })),
    chosen: () => screen.queryByRole('option', { selected: true })?.textContent,
    named: () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent,
  };
}

test('the choice stays with its result when better ones come', async () => {
  const { press, letAudioCome, chosen, named } = await showResults(
    [page('/decodings/a', 'The singing bowl of the ninth mountain')],
    [page('/audio', 'Bowl')],
  );
  await press('ArrowDown');
  expect(chosen()).toContain('ninth mountain');
  letAudioCome();
  await expect.poll(() => screen.getAllByRole('option')[0]?.textContent).toContain('About Bowl');
  expect(chosen()).toContain('ninth mountain');
  expect(named()).toContain('ninth mountain');
});

test('who has the others of a kind shown by key stands at the first of them', async () => {
  const { press, chosen } = await showResults(
    Array.from({ length: 9 }, (_, index) => page(`/decodings/${index}`, `Bowl ${index}`)),
    [],
  );
  await press('ArrowUp');
  expect(chosen()).toBe('Show all 9');
  await press('Enter');
  await expect.poll(() => screen.getAllByRole('option').length).toBe(9);
  expect(chosen()).toContain('Bowl 6');
});

test('results stand under what their section calls their kind, and others under Pages', async () => {
  const { answers, registry, site } = await openSite();
  const audio = releaseOf('audio');
  const kinds = { riddle: { singular: 'Riddle', plural: 'All riddles', isInFeeds: false } };
  registry.sections = { audio: { ...audio, kinds } };
  const list: SearchList = {
    pages: [
      { url: '/audio/mirror', type: 'riddle', title: 'Mirror', summary: 'Who is it?' },
      { url: '/audio', type: 'page', title: 'Mirrors', summary: 'All of them.' },
    ],
    texts: [],
  };
  answers[`${audio.data}_search.json`] = list;
  render(
    <SiteContext value={site}>
      <SearchResults words="mirror" input={{ current: null }} onWords={() => {}} onChosen={() => {}} />
    </SiteContext>,
    { wrapper: MemoryRouter },
  );
  const group = await screen.findByRole('group', { name: 'All riddles 1' });
  expect(group.textContent).toContain('Who is it?');
  screen.getByRole('group', { name: 'Pages 1' });
});

test('where titles and the newest texts have nothing, the older ones are looked through unasked', async () => {
  const { answers, asked, site } = await openSite();
  const data = '/sections/audio/data/c0de000001/';
  const names = Array.from({ length: 5 }, (_, index) => `_search-${index + 1}.json`);
  answers['/sections/decodings/data/c0de000001/_search.json'] = { pages: [], texts: [] };
  answers[`${data}_search.json`] = { pages: [page('/audio', 'Bowl')], texts: names };
  for (const name of names) answers[data + name] = [];
  answers[`${data}_search-5.json`] = [
    { url: '/audio', passages: [{ anchor: '', heading: '', text: 'It is struck.' }] },
  ];
  const results = (words: string) => (
    <SiteContext value={site}>
      <SearchResults words={words} input={{ current: null }} onWords={() => {}} onChosen={() => {}} />
    </SiteContext>
  );
  const { rerender } = render(results('bowl'), { wrapper: MemoryRouter });
  await screen.findByText('Titles and the newest texts were searched.');
  expect(asked).not.toContain(`${data}_search-5.json`);
  rerender(results('struck'));
  await expect.poll(() => screen.queryByRole('option')?.textContent).toContain('It is struck.');
  expect(screen.queryByText('Titles and the newest texts were searched.')).toBeNull();
});
