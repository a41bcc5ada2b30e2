import { OwnDataContext } from '@roe/shared/frame';
import { showPage } from '@roe/shared/testing/page';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { decodingOf } from '../decoding.fixture.ts';
import type { DecodingSummary } from '../decoding.ts';
import { DecodingListFurtherPage } from './decoding-list-further-page.tsx';
import { DecodingListPage } from './decoding-list-page.tsx';
import type { DecodingListData, FurtherListData } from './list.ts';

const decoding = (number: number, changes: Partial<DecodingSummary> = {}) =>
  decodingOf(`Text ${number}`, { excerpt: number % 2 ? 'About the sea.' : 'About the sky.', ...changes });

const decodings = (from: number, count: number) => Array.from({ length: count }, (_, index) => decoding(from + index));

const rest = { pages: 10, series: 0, comingSoon: 0, counts: { Cosmos: { Dream: 0, Seeker: 97, Seer: 3 } } };

/** A list of ten pages with ten decodings each. */
const first: DecodingListData = {
  decodings: decodings(0, 10),
  series: [],
  featured: [],
  rest,
};

let ownData: (path: string) => Promise<unknown> = async () => null;

/** The shell's pages: those asked for, and how many were under way at once. Each comes when the test lets it. */
function shell() {
  const asked: string[] = [];
  const waiting: { path: string; arrive: (data: FurtherListData) => void; fail: (error: Error) => void }[] = [];
  ownData = (path) => {
    if (path === '/decodings') return Promise.resolve(null);
    asked.push(path);
    return new Promise((arrive, fail) => waiting.push({ path, arrive, fail }));
  };
  const settle = (how: 'arrive' | 'fail') =>
    act(async () => {
      for (const { path, arrive, fail } of waiting.splice(0)) {
        const page = Number(path.split('/').at(-1));
        const data: FurtherListData = { page, pages: 10, series: [], decodings: decodings((page - 1) * 10, 10) };
        if (how === 'arrive') arrive(data);
        else fail(new Error('offline'));
      }
    });
  return { asked, arrive: () => settle('arrive'), fail: () => settle('fail') };
}

const pagesFrom = (from: number, until: number): string[] =>
  Array.from({ length: until - from + 1 }, (_, index) => `/decodings/page/${from + index}`);

const List = () => (
  <OwnDataContext value={ownData}>
    <DecodingListPage />
  </OwnDataContext>
);

const show = (data: DecodingListData = first, visited = ['/decodings']) =>
  showPage(<List />, { url: '/decodings', title: 'Decodings', data, visited });

/** At once, not letter by letter: each of them would draw the whole list. */
async function search(text: string) {
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Search decodings' }));
  await userEvent.paste(text);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const items = () => within(screen.getByRole('region', { name: 'Individual Decodings' })).queryAllByRole('listitem');

test('a long list counts what stands on all pages, leads on, and loads nothing for it', () => {
  const { asked } = shell();
  show();
  screen.getByText('100 decodings');
  screen.getByRole('link', { name: 'Seer 3' });
  const next = screen.getByRole('link', { name: 'Earlier decodings' });
  expect([next.getAttribute('href'), next.getAttribute('rel')]).toEqual(['/decodings/page/2', 'next']);
  expect(asked).toEqual([]);
});

test('a search looks through all pages, six at a time, and shows what it finds as it comes', async () => {
  const { asked, arrive } = shell();
  show();
  await search('text 9');
  expect(asked).toEqual(pagesFrom(2, 7));
  expect(items()).toHaveLength(1);
  expect(screen.getByText('Looking through all decodings …').role).toBe('status');
  await arrive();
  expect(asked).toEqual(pagesFrom(2, 10));
  expect(items()).toHaveLength(1);
  await arrive();
  expect(items()).toHaveLength(11);
  expect(screen.getByText('11 decodings').role).toBe('status');
});

test('where a decoding is missing, titles like it are offered from all pages', async () => {
  const { arrive } = shell();
  show(first, ['/decodings?missing=text-98x']);
  await arrive();
  await arrive();
  const notice = screen.getByText('The decoding “text-98x” was not found. Did you mean:').parentElement as HTMLElement;
  expect(within(notice).getByRole('link', { name: 'Text 98' }).getAttribute('href')).toBe('/decodings/text-98');
});

test('what has come stays: a second search loads nothing', async () => {
  const { asked, arrive } = shell();
  show();
  await search('sea');
  await arrive();
  await arrive();
  await search('text 42');
  expect(items()).toHaveLength(1);
  await search('');
  await search('sky');
  expect(asked).toHaveLength(9);
});

test('while pages are on their way nothing says that there is nothing', async () => {
  const { arrive } = shell();
  show(first, ['/decodings?search=never']);
  expect(screen.queryByText('No decodings found for “never”.')).toBeNull();
  await arrive();
  await arrive();
  screen.getByText('No decodings found for “never”.');
});

test('a category is looked for on all pages too, and counted at once', () => {
  const { asked } = shell();
  show(first, ['/decodings?category=Cosmos&level=Seer']);
  expect(asked).toHaveLength(6);
  screen.getByRole('link', { name: 'All levels 100' });
});

test('a page that does not come is told of, and Retry goes on from there', async () => {
  const { asked, arrive, fail } = shell();
  show();
  await search('text 9');
  await arrive();
  await fail();
  expect(screen.getByRole('alert').textContent).toContain('Not all decodings could be looked through.');
  expect(items()).toHaveLength(1);
  await press('Retry');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(asked.slice(9)).toEqual(pagesFrom(8, 10));
  await arrive();
  expect(items()).toHaveLength(11);
});

test('of many that are found 48 are shown, and more when they are asked for', async () => {
  const { arrive } = shell();
  show();
  await search('text');
  await arrive();
  await arrive();
  expect(items()).toHaveLength(48);
  await press('Show more');
  expect(items()).toHaveLength(96);
  await search('text ');
  expect(items()).toHaveLength(48);
});

test('a decoding that stands on two pages, because the list moved on, is found once', async () => {
  const { arrive } = shell();
  show({ ...first, decodings: [...first.decodings, decoding(10)] });
  await search('text 10');
  await arrive();
  await arrive();
  expect(items()).toHaveLength(1);
});

test('a series that stands on another page opens on a page of its own', () => {
  const rest = { ...first.rest, series: 5 } as NonNullable<DecodingListData['rest']>;
  const visited = [{ pathname: '/decodings', state: { openSeries: 'Far Away' } }];
  showPage(<List />, { url: '/decodings', title: 'Decodings', data: { ...first, rest }, visited });
  expect(screen.getByTestId('address').textContent).toBe('/series/Far%20Away');
});

/** The second of three pages. */
const second: FurtherListData = {
  page: 2,
  pages: 3,
  decodings: [
    ...decodings(10, 2),
    decoding(20, { series: 'Seeing', episode: 1 }),
    decoding(30, { isComingSoon: true }),
  ],
  series: [{ name: 'Seeing', slug: 'seeing', description: null, year: null, genres: [], tags: [], cover: null }],
};

const showSecond = () =>
  showPage(<DecodingListFurtherPage />, { url: '/decodings/page/2', title: 'Decodings, Page 2', data: second });

test('a further page shows what stands there, and leads to the pages beside it', () => {
  showSecond();
  screen.getByRole('heading', { level: 1, name: 'Decodings, Page 2' });
  expect(items()).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Seeing' }).getAttribute('href')).toBe('/series/Seeing');
  within(screen.getByRole('region', { name: 'Coming Soon' })).getByText('Text 30');
  const ways = within(screen.getByRole('navigation', { name: 'Pages of the list' })).getAllByRole('link');
  expect(ways.map((way) => [way.getAttribute('rel'), way.getAttribute('href')])).toEqual([
    ['prev', '/decodings'],
    ['next', '/decodings/page/3'],
  ]);
});

test('what the first page has no room for is led to by headings that stand on the second', () => {
  shell();
  show({
    ...first,
    series: second.series,
    decodings: [...first.decodings, decoding(40, { isComingSoon: true })],
    rest: { ...rest, series: 2, comingSoon: 3 },
  });
  const targets = ['2 more series', '3 more in preparation'].map((name) =>
    screen.getByRole<HTMLAnchorElement>('link', { name }).hash.slice(1),
  );
  cleanup();
  showSecond();
  expect(targets.map((id) => document.getElementById(id)?.textContent)).toEqual(['Sacred Series', 'Coming Soon']);
});
