import { useSaved } from '@roe/shared/state/saved';
import { showPage } from '@roe/shared/testing/page';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { decodingOf } from '../decoding.fixture.ts';
import { NoSeriesPage } from './no-series-page.tsx';
import type { SeriesData } from './series.ts';
import { SeriesPage } from './series-page.tsx';

const episode = (number: number) =>
  decodingOf(`Look ${number}`, { excerpt: 'Again.', series: 'Seeing Again', episode: number });

const series: SeriesData['series'] = {
  name: 'Seeing Again',
  slug: 'seeing-again',
  description: 'Two looks.',
  year: 2025,
  genres: [],
  tags: [],
  cover: null,
};

const URL = '/series/Seeing%20Again';

const show = (episodes = [episode(1), episode(2)], visited = [URL]) =>
  showPage(<SeriesPage />, { url: URL, title: 'Seeing Again', data: { series, episodes }, visited });

test('a series names its episodes in their order, each with a way to it', () => {
  show();
  screen.getByRole('heading', { name: 'Seeing Again', level: 1 });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Look 1',
    'Look 2',
  ]);
  const [first] = screen.getAllByRole('link', { name: /^Read Now/ });
  expect(first?.getAttribute('href')).toBe('/decodings/look-1');
  expect(screen.getByRole('link', { name: 'Back to All Decodings' }).getAttribute('href')).toBe('/decodings');
});

test('a favourite is kept on the device, and taken away by asking again', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Add to Favorites' }));
  expect(useSaved.getState().items).toEqual([{ url: URL, title: 'Seeing Again', type: 'series' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove from Favorites' }));
  expect(useSaved.getState().items).toEqual([]);
});

test('Close goes one step back', async () => {
  show(undefined, ['/glossary', URL]);
  await userEvent.click(screen.getByRole('link', { name: 'Close' }));
  expect(screen.getByTestId('address').textContent).toBe('/glossary');
});

test('a series that is still being written says that it has no episodes', () => {
  show([]);
  screen.getByText('No episodes found for this series.');
  screen.getByText('In preparation');
  expect(screen.queryByRole('link', { name: 'Start' })).toBeNull();
});

test('a series that is none says so, and names those that are', () => {
  showPage(<NoSeriesPage />, { url: '/series', title: 'Series', data: { series: ['Seeing Again'] } });
  screen.getByText('No episodes found for this series.');
  expect(screen.getByRole('link', { name: 'All decodings' }).getAttribute('href')).toBe('/decodings');
  expect(screen.getByRole('link', { name: 'Seeing Again' }).getAttribute('href')).toBe(URL);
});
