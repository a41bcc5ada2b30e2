import { progressMade, useSaved } from '@roe/shared/state/saved';
import { address, showPage, type Visited } from '@roe/shared/testing/page';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { decodingOf } from '../decoding.fixture.ts';
import type { DecodingSummary } from '../decoding.ts';
import type { Series } from '../series/series.ts';
import { DecodingListPage } from './decoding-list-page.tsx';
import type { DecodingListData } from './list.ts';

const decoding = (title: string, excerpt: string, changes: Partial<DecodingSummary> = {}) =>
  decodingOf(title, { excerpt, ...changes });

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

/** Shows the list at this address. */
function show(entry: Visited[number] = '/decodings', listed = decodings, others: Record<string, string> = {}): void {
  const data: DecodingListData = {
    decodings: listed,
    series: [seeing],
    featured: ['the-seer-awakens', 'why-om-hums'],
  };
  showPage(<DecodingListPage />, { url: '/decodings', title: 'Decodings', data, visited: [entry], others });
}

/** Titles of the decodings that can be read, in their order. */
const titles = (): (string | null)[] =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.closest('li') && link.getAttribute('href')?.startsWith('/decodings/'))
    .filter((link) => link.textContent !== 'Read Now')
    .map((link) => link.textContent);

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search decodings' });

/** Types these words in place of those that are there. */
async function type(text: string): Promise<void> {
  await userEvent.clear(field());
  if (text) await userEvent.type(field(), text);
}

test('without a search all decodings are there, in the order of the data, each with a link', () => {
  show();
  screen.getByRole('heading', { name: 'Decodings', level: 1 });
  expect(titles()).toEqual(['The Seer Awakens', 'Why Om Hums', 'The Lamp']);
  screen.getByText('3 decodings');
  expect(screen.getByRole('link', { name: 'Why Om Hums' }).getAttribute('href')).toBe('/decodings/why-om-hums');
});

test('a decoding tells its date, or that it has none', () => {
  show();
  screen.getByText(/1 March 2025/);
  expect(screen.getAllByText(/No date/)).toHaveLength(1);
});

test('what belongs to a series stands with its series, all else by itself', () => {
  show();
  const series = within(screen.getByRole('region', { name: 'Sacred Series' }));
  series.getByRole('heading', { name: 'Seeing', level: 3 });
  series.getByRole('link', { name: 'The Seer Awakens' });
  const individual = within(screen.getByRole('region', { name: 'Individual Decodings' }));
  expect(individual.getAllByRole('listitem')).toHaveLength(2);
  expect(individual.queryByText('The Seer Awakens')).toBeNull();
});

test('a search finds words of title and excerpt, whatever their case', async () => {
  show();
  await type('SEER');
  expect(titles()).toEqual(['The Seer Awakens', 'The Lamp']);
  await type('syllable');
  expect(titles()).toEqual(['Why Om Hums']);
  screen.getByText('1 decoding');
});

test('a search does not find what stands neither in the title nor in the excerpt, nor across both', async () => {
  show();
  await type('hidden');
  expect(titles()).toEqual([]);
  await type('hums one');
  expect(titles()).toEqual([]);
});

test('spaces around the words do not matter, and spaces alone are no search', async () => {
  show();
  await type('  lamp ');
  expect(titles()).toEqual(['The Lamp']);
  await type('   ');
  expect(titles()).toHaveLength(3);
});

test('a search that finds nothing says so, with its words', async () => {
  show();
  await type('xyz');
  screen.getByText('No decodings found for “xyz”.');
  screen.getByText('0 decodings');
});

test('what is still to come is named, leads nowhere, and is neither counted nor searched', async () => {
  show();
  screen.getByRole('heading', { name: 'The Seer of Dreams' });
  expect(screen.queryByRole('link', { name: 'The Seer of Dreams' })).toBeNull();
  await type('written yet');
  screen.getByText('0 decodings');
});

test('the search stands in the address, so that it can be shared', async () => {
  show('/decodings?search=lamp');
  expect(field().value).toBe('lamp');
  expect(titles()).toEqual(['The Lamp']);
  await type('om & hum');
  expect(address()).toBe('/decodings?search=om+%26+hum');
  await type('');
  expect(address()).toBe('/decodings');
});

test('who looked for a decoding that is none is told, and sees all there are', () => {
  show('/decodings?missing=never-written');
  screen.getByText(/“never-written” was not found/);
  expect(titles()).toHaveLength(3);
});

test('the notice goes when the visitor searches', async () => {
  show('/decodings?missing=never-written');
  await type('om');
  expect(screen.queryByText(/was not found/)).toBeNull();
});

test('what is still to come stands apart, is not counted, and leads nowhere', () => {
  show('/decodings', [...decodings, decoding('Ten Avatars', 'Coming soon.', { isComingSoon: true })]);
  screen.getByText('3 decodings');
  screen.getByRole('heading', { name: 'Coming Soon' });
  screen.getByRole('heading', { name: 'Ten Avatars', level: 3 });
  expect(screen.queryByRole('link', { name: 'Ten Avatars' })).toBeNull();
});

test('a search names the episodes that fit beside the individual decodings', async () => {
  show('/decodings?search=seer');
  screen.getByText('Also in series:');
  screen.getByText('2 decodings');
  await type('syllable');
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

test('category and level stand in the address and narrow together; a choice that nothing fits says so', async () => {
  show('/decodings', withCosmos);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Body & Cosmos');
  expect(address()).toBe('/decodings?category=Body+%26+Cosmos');
  expect(titles()).toEqual(['Breath']);
  const levels = within(screen.getByRole('list', { name: 'Levels' }));
  expect(levels.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All levels 1',
    'Dream 0',
    'Seeker 0',
    'Seer 1',
  ]);
  await userEvent.click(levels.getByRole('link', { name: /Dream/ }));
  expect(address()).toBe('/decodings?category=Body+%26+Cosmos&level=Dream');
  screen.getByText('No decodings found in Body & Cosmos for the level Dream.');
  await userEvent.click(screen.getByRole('link', { name: 'Show all decodings' }));
  expect(titles()).toEqual(['Stars', 'Breath']);
});

test('Back takes a choice back, and “All” is none', async () => {
  show('/decodings?category=All', withCosmos);
  expect(titles()).toHaveLength(2);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Cosmos');
  expect(titles()).toEqual(['Stars']);
  await userEvent.click(screen.getByRole('button', { name: 'Step back' }));
  expect(titles()).toHaveLength(2);
});

const categoryField = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' });

test('a category that is none is shown as the choice that it is, and can be taken back', async () => {
  show('/decodings?category=Nope', withCosmos);
  screen.getByText('No decodings found in Nope.');
  expect(categoryField().selectedOptions[0]?.textContent).toBe('Nope');
  await userEvent.selectOptions(categoryField(), '');
  expect(address()).toBe('/decodings');
  expect(titles()).toHaveLength(2);
  expect(screen.queryByRole('option', { name: 'Nope' })).toBeNull();
});

test('a level that is none is shown as the choice that it is, and can be taken back', async () => {
  show('/decodings?level=Nope', withCosmos);
  screen.getByText('No decodings found for the level Nope.');
  const levels = within(screen.getByRole('list', { name: 'Levels' }));
  expect(levels.getByRole('link', { current: true }).textContent).toBe('Nope 0');
  await userEvent.click(screen.getByRole('link', { name: 'Show all decodings' }));
  expect(levels.getByRole('link', { current: true }).textContent).toBe('All levels 2');
});

test('where only episodes fit, no heading stands above nothing', async () => {
  show('/decodings?search=laboratory');
  screen.getByText('Also in series:');
  expect(screen.queryByRole('heading', { name: 'Individual Decodings' })).toBeNull();
  await type('lamp');
  screen.getByRole('heading', { name: 'Individual Decodings' });
});

test('a series opens over the list with its own address, and Back closes it', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Seeing' }));
  expect(address()).toBe('/decodings?series=seeing');
  const overlay = within(screen.getByRole('dialog', { name: 'Seeing' }));
  overlay.getByText('Three looks at a look.');
  overlay.getByText('2025');
  overlay.getByText('1 episode');
  overlay.getByText('Philosophy');
  expect(overlay.getByRole('list', { name: 'Tags' }).textContent).toBe('eye');
  await userEvent.click(screen.getByRole('button', { name: 'Step back' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/decodings');
});

test('closing a series leads back to the list as it was', async () => {
  show('/decodings?level=Seeker');
  await userEvent.click(screen.getByRole('link', { name: 'Open Seeing' }));
  expect(address()).toBe('/decodings?level=Seeker&series=seeing');
  await userEvent.click(screen.getByRole('button', { name: 'Close series' }));
  expect(address()).toBe('/decodings?level=Seeker');
});

test('a series that is closed twice at once goes back one step only', async () => {
  show();
  await userEvent.selectOptions(categoryField(), 'Cosmos');
  await userEvent.click(screen.getByRole('link', { name: 'Open Seeing' }));
  const close = screen.getByRole('button', { name: 'Close series' });
  act(() => {
    close.click();
    close.click();
  });
  expect(address()).toBe('/decodings?category=Cosmos');
});

test('a shared address opens its series, and closing it stays on the list', async () => {
  show('/decodings?series=seeing');
  await userEvent.click(screen.getByRole('button', { name: 'Close series' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/decodings');
});

test('an article leads back to its open series; a series that is none opens nothing', () => {
  show({ pathname: '/decodings', state: { openSeries: 'Seeing' } });
  screen.getByRole('dialog', { name: 'Seeing' });
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
  overlay.getByText('0 of 2 read');
  act(() => progressMade('/decodings/look-1', { anchor: '', part: 1 }));
  expect(overlay.getByRole('link', { name: 'Continue with episode 2' }).getAttribute('href')).toBe('/decodings/look-2');
  overlay.getByText('1 of 2 read');
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
  screen.getByText(/Decodings that belong together/);
});

test('what was begun and not finished can be continued', async () => {
  show('/decodings', decodings, { '/decodings/the-lamp': 'The Lamp' });
  act(() => useSaved.restore());
  const region = () => screen.getByRole('region', { name: 'Continue reading' });
  act(() => progressMade('/decodings/the-lamp', { anchor: 'oil', part: 0.4 }));
  await within(region()).findByRole('link', { name: 'The Lamp' });
  expect(region().dataset['empty']).toBe('false');
  await act(async () => progressMade('/decodings/the-lamp', { anchor: '', part: 1 }));
  expect(region().dataset['empty']).toBe('true');
});
