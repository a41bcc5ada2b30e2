import type { Page, PageDocument } from '@roe/shared/contract';
import { PageContext, providePages } from '@roe/shared/frame';
import { fulfilled } from '@roe/shared/settled';
import { progressMade, savedForgotten } from '@roe/shared/state/saved';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import type { DecodingListData, DecodingSummary, Series } from '../decoding.ts';
import { DecodingListPage } from './decoding-list-page.tsx';

const decoding = (title: string, excerpt: string, changes: Partial<DecodingSummary> = {}): DecodingSummary => ({
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  excerpt,
  category: 'Cosmos',
  level: 'Seeker',
  dateText: null,
  series: null,
  episode: null,
  minutes: 4,
  isComingSoon: false,
  cover: null,
  ...changes,
});

const decodings = [
  decoding('The Seer Awakens', 'A dream and a laboratory.', { series: 'Seeing', episode: 2 }),
  decoding('Why Om Hums', 'One syllable, three sounds.', { dateText: '1 March 2025' }),
  decoding('The Lamp', 'Oil, flame, and who watches the seer of both.'),
  decoding('The Seer of Dreams', 'Not written yet.', { isComingSoon: true }),
];

const seeing: Series = {
  name: 'Seeing',
  slug: 'seeing',
  description: 'Three looks at a look.',
  year: 2025,
  genres: ['Philosophy'],
  tags: ['eye'],
  cover: null,
};

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Step back
      </button>
    </>
  );
}

const address = () => screen.getByText(/^\/decodings/, { selector: 'output' }).textContent;

/** The list's own document. */
const listDocument: PageDocument = {
  url: '/decodings',
  type: 'page',
  title: 'Decodings',
  summary: 'All.',
  date: null,
  updated: null,
  image: null,
  index: true,
};

/** Shows the list at this address. */
function show(entry: string | { pathname: string; state: unknown } = '/decodings', shown = decodings): void {
  onTestFinished(() => {
    cleanup();
    savedForgotten();
  });
  const page: Page<DecodingListData> = {
    document: listDocument,
    data: { decodings: shown, series: [seeing], featured: ['the-seer-awakens', 'why-om-hums'] },
  };
  render(
    <MemoryRouter initialEntries={[entry]}>
      <PageContext value={fulfilled(page)}>
        <DecodingListPage />
      </PageContext>
      <Address />
    </MemoryRouter>,
  );
}

/** Titles of the decodings that can be read, in their order. */
const titles = (): (string | null)[] =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.closest('li') && link.getAttribute('href')?.startsWith('/decodings/'))
    .filter((link) => link.textContent !== 'Read Now')
    .map((link) => link.textContent);

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search decodings' });

const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

test('without a search all decodings are there, in the order of the data, each with a link', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Decodings', level: 1 })).toBeTruthy();
  expect(titles()).toEqual(['The Seer Awakens', 'Why Om Hums', 'The Lamp']);
  expect(screen.getByText('3 decodings')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Why Om Hums' }).getAttribute('href')).toBe('/decodings/why-om-hums');
});

test('a decoding tells its date, or that it has none', () => {
  show();
  expect(screen.getByText(/1 March 2025/)).toBeTruthy();
  expect(screen.getAllByText(/No date/)).toHaveLength(1);
});

test('what belongs to a series stands with its series, all else by itself', () => {
  show();
  const series = within(screen.getByRole('region', { name: 'Sacred Series' }));
  expect(series.getByRole('heading', { name: 'Seeing', level: 3 })).toBeTruthy();
  expect(series.getByRole('link', { name: 'The Seer Awakens' })).toBeTruthy();
  const individual = within(screen.getByRole('region', { name: 'Individual Decodings' }));
  expect(individual.getAllByRole('listitem')).toHaveLength(2);
  expect(individual.queryByText('The Seer Awakens')).toBeNull();
});

test('a search finds words of title and excerpt, whatever their case', () => {
  show();
  type('SEER');
  expect(titles()).toEqual(['The Seer Awakens', 'The Lamp']);
  type('syllable');
  expect(titles()).toEqual(['Why Om Hums']);
  expect(screen.getByText('1 decoding')).toBeTruthy();
});

test('a search does not find what stands neither in the title nor in the excerpt, nor across both', () => {
  show();
  type('hidden');
  expect(titles()).toEqual([]);
  type('hums one');
  expect(titles()).toEqual([]);
});

test('spaces around the words do not matter, and spaces alone are no search', () => {
  show();
  type('  lamp ');
  expect(titles()).toEqual(['The Lamp']);
  type('   ');
  expect(titles()).toHaveLength(3);
});

test('a search that finds nothing says so, with its words', () => {
  show();
  type('xyz');
  expect(screen.getByText('No decodings found for “xyz”.')).toBeTruthy();
  expect(screen.getByText('0 decodings')).toBeTruthy();
});

test('what is still to come is named, leads nowhere, and is neither counted nor searched', () => {
  show();
  expect(screen.getByRole('heading', { name: 'The Seer of Dreams' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'The Seer of Dreams' })).toBeNull();
  type('written yet');
  expect(screen.getByText('0 decodings')).toBeTruthy();
});

test('the search stands in the address, so that it can be shared', () => {
  show('/decodings?search=lamp');
  expect(field().value).toBe('lamp');
  expect(titles()).toEqual(['The Lamp']);
  type('om & hum');
  expect(screen.getByText('/decodings?search=om+%26+hum')).toBeTruthy();
  type('');
  expect(screen.getByText('/decodings')).toBeTruthy();
});

test('who looked for a decoding that is none is told, and sees all there are', () => {
  show('/decodings?missing=never-written');
  expect(screen.getByText(/“never-written” was not found/)).toBeTruthy();
  expect(titles()).toHaveLength(3);
});

test('the notice goes when the visitor searches', () => {
  show('/decodings?missing=never-written');
  type('om');
  expect(screen.queryByText(/was not found/)).toBeNull();
});

test('what is still to come stands apart, is not counted, and leads nowhere', () => {
  show('/decodings', [...decodings, decoding('Ten Avatars', 'Coming soon.', { isComingSoon: true })]);
  expect(screen.getByText('3 decodings')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Coming Soon' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Ten Avatars', level: 3 })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ten Avatars' })).toBeNull();
});

test('a search names the episodes that fit beside the individual decodings', () => {
  show('/decodings?search=seer');
  expect(screen.getByText('Also in series:')).toBeTruthy();
  expect(screen.getByText('2 decodings')).toBeTruthy();
  type('syllable');
  expect(screen.queryByText('Also in series:')).toBeNull();
});

test('who looked for something near is offered it', () => {
  show('/decodings?missing=why-om-hum');
  const notice = within(screen.getByText(/“why-om-hum” was not found/).parentElement as HTMLElement);
  expect(notice.getByRole('link').getAttribute('href')).toBe('/decodings/why-om-hums');
});

const withCosmos = [
  decoding('Stars', 'Old light.', { category: 'Cosmos', level: 'Dream' }),
  decoding('Breath', 'In and out.', { category: 'Body & Cosmos', level: 'Seer' }),
];

test('category and level stand in the address and narrow together; a choice that nothing fits says so', () => {
  show('/decodings', withCosmos);
  fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), { target: { value: 'Body & Cosmos' } });
  expect(address()).toBe('/decodings?category=Body+%26+Cosmos');
  expect(titles()).toEqual(['Breath']);
  const levels = within(screen.getByRole('list', { name: 'Levels' }));
  expect(levels.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All levels 1',
    'Dream 0',
    'Seeker 0',
    'Seer 1',
  ]);
  fireEvent.click(levels.getByRole('link', { name: /Dream/ }));
  expect(address()).toBe('/decodings?category=Body+%26+Cosmos&level=Dream');
  expect(screen.getByText('No decodings found in Body & Cosmos for the level Dream.')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Show all decodings' }));
  expect(titles()).toEqual(['Stars', 'Breath']);
});

test('Back takes a choice back, and “All” is none', () => {
  show('/decodings?category=All', withCosmos);
  expect(titles()).toHaveLength(2);
  fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), { target: { value: 'Cosmos' } });
  expect(titles()).toEqual(['Stars']);
  fireEvent.click(screen.getByRole('button', { name: 'Step back' }));
  expect(titles()).toHaveLength(2);
});

const categoryField = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' });

test('a category that is none is shown as the choice that it is, and can be taken back', () => {
  show('/decodings?category=Nope', withCosmos);
  expect(screen.getByText('No decodings found in Nope.')).toBeTruthy();
  expect(categoryField().selectedOptions[0]?.textContent).toBe('Nope');
  fireEvent.change(categoryField(), { target: { value: '' } });
  expect(address()).toBe('/decodings');
  expect(titles()).toHaveLength(2);
  expect(screen.queryByRole('option', { name: 'Nope' })).toBeNull();
});

test('a level that is none is shown as the choice that it is, and can be taken back', () => {
  show('/decodings?level=Nope', withCosmos);
  expect(screen.getByText('No decodings found for the level Nope.')).toBeTruthy();
  const levels = within(screen.getByRole('list', { name: 'Levels' }));
  expect(levels.getByRole('link', { current: true }).textContent).toBe('Nope 0');
  fireEvent.click(screen.getByRole('link', { name: 'Show all decodings' }));
  expect(levels.getByRole('link', { current: true }).textContent).toBe('All levels 2');
});

test('where only episodes fit, no heading stands above nothing', () => {
  show('/decodings?search=laboratory');
  expect(screen.getByText('Also in series:')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Individual Decodings' })).toBeNull();
  type('lamp');
  expect(screen.getByRole('heading', { name: 'Individual Decodings' })).toBeTruthy();
});

test('a series opens over the list with its own address, and Back closes it', () => {
  show();
  fireEvent.click(screen.getByRole('link', { name: 'Seeing' }));
  expect(address()).toBe('/decodings?series=seeing');
  const overlay = within(screen.getByRole('dialog', { name: 'Seeing' }));
  expect(overlay.getByText('Three looks at a look.')).toBeTruthy();
  expect(overlay.getByText('2025')).toBeTruthy();
  expect(overlay.getByText('1 episode')).toBeTruthy();
  expect(overlay.getByText('Philosophy')).toBeTruthy();
  expect(overlay.getByRole('list', { name: 'Tags' }).textContent).toBe('eye');
  fireEvent.click(screen.getByRole('button', { name: 'Step back' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/decodings');
});

test('closing a series leads back to the list as it was', () => {
  show('/decodings?level=Seeker');
  fireEvent.click(screen.getByRole('link', { name: 'Open Seeing' }));
  expect(address()).toBe('/decodings?level=Seeker&series=seeing');
  fireEvent.click(screen.getByRole('button', { name: 'Close series' }));
  expect(address()).toBe('/decodings?level=Seeker');
});

test('a series that is closed twice at once goes back one step only', () => {
  show();
  fireEvent.change(categoryField(), { target: { value: 'Cosmos' } });
  fireEvent.click(screen.getByRole('link', { name: 'Open Seeing' }));
  const close = screen.getByRole('button', { name: 'Close series' });
  act(() => {
    close.click();
    close.click();
  });
  expect(address()).toBe('/decodings?category=Cosmos');
});

test('a shared address opens its series, and closing it stays on the list', () => {
  show('/decodings?series=seeing');
  fireEvent.click(screen.getByRole('button', { name: 'Close series' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/decodings');
});

test('an article leads back to its open series; a series that is none opens nothing', () => {
  show({ pathname: '/decodings', state: { openSeries: 'Seeing' } });
  expect(screen.getByRole('dialog', { name: 'Seeing' })).toBeTruthy();
  expect(address()).toBe('/decodings?series=seeing');
  cleanup();
  show({ pathname: '/decodings', state: { openSeries: 'Hearing' } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a series begins with its first episode, and after that goes on with the next one', () => {
  const episodes = [1, 2].map((episode) => decoding(`Look ${episode}`, 'Again.', { series: 'Seeing', episode }));
  show('/decodings?series=seeing', episodes);
  const overlay = within(screen.getByRole('dialog'));
  expect(overlay.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe('/decodings/look-1');
  expect(overlay.getByText('0 of 2 read')).toBeTruthy();
  act(() => progressMade('/decodings/look-1', { anchor: '', part: 1 }));
  expect(overlay.getByRole('link', { name: 'Continue with episode 2' }).getAttribute('href')).toBe('/decodings/look-2');
  expect(overlay.getByText('1 of 2 read')).toBeTruthy();
  expect(overlay.getAllByRole('listitem')[0]?.textContent).toContain('Read');
  act(() => progressMade('/decodings/look-2', { anchor: '', part: 1 }));
  expect(overlay.getByRole('link', { name: 'Read again' }).getAttribute('href')).toBe('/decodings/look-1');
});

test('a series without a description has one in general', () => {
  seeing.description = null;
  onTestFinished(() => {
    seeing.description = 'Three looks at a look.';
  });
  show('/decodings?series=seeing');
  expect(screen.getByText(/Decodings that belong together/)).toBeTruthy();
});

test('what was begun and not finished can be continued', async () => {
  providePages(async (path) => ({ ...listDocument, url: path, title: 'The Lamp' }));
  show();
  expect(screen.queryByRole('heading', { name: 'Continue reading' })).toBeNull();
  act(() => progressMade('/decodings/the-lamp', { anchor: 'oil', part: 0.4 }));
  const begun = within(await screen.findByRole('region', { name: 'Continue reading' }));
  expect(begun.getByRole('link', { name: 'The Lamp' })).toBeTruthy();
  await act(async () => progressMade('/decodings/the-lamp', { anchor: '', part: 1 }));
  expect(screen.queryByRole('heading', { name: 'Continue reading' })).toBeNull();
});
