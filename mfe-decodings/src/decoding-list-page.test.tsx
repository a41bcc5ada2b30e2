import type { Page } from '@roe/shared/contract';
import { PageContext } from '@roe/shared/frame';
import { fulfilled } from '@roe/shared/settled';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import type { DecodingListData, DecodingSummary } from './decoding.ts';
import { DecodingListPage } from './decoding-list-page.tsx';

const decoding = (title: string, excerpt: string, changes: Partial<DecodingSummary> = {}): DecodingSummary => ({
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  excerpt,
  category: 'Cosmos',
  level: 'Seeker',
  date: null,
  dateText: null,
  series: null,
  episode: null,
  tags: ['hidden'],
  minutes: 4,
  isComingSoon: false,
  ...changes,
});

const decodings = [
  decoding('The Seer Awakens', 'A dream and a laboratory.', { series: 'Seeing', episode: 2 }),
  decoding('Why Om Hums', 'One syllable, three sounds.', { date: '2025-03-01', dateText: '1 March 2025' }),
  decoding('The Lamp', 'Oil, flame, and who watches the seer of both.'),
  decoding('The Seer of Dreams', 'Not written yet.', { isComingSoon: true }),
];

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** Shows the list at this address. */
function show(address = '/decodings', shown = decodings): void {
  onTestFinished(cleanup);
  const page: Page<DecodingListData> = {
    document: {
      url: '/decodings',
      type: 'page',
      title: 'Decodings',
      summary: 'All.',
      date: null,
      updated: null,
      image: null,
      index: true,
    },
    data: { decodings: shown },
  };
  render(
    <MemoryRouter initialEntries={[address]}>
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
    .filter((link) => link.closest('li'))
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

test('a decoding tells its series and its date, or that it has none', () => {
  show();
  expect(screen.getByText('Seeing, episode 2')).toBeTruthy();
  expect(screen.getByText(/1 March 2025/)).toBeTruthy();
  expect(screen.getAllByText(/No date/)).toHaveLength(2);
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
