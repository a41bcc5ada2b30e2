import { showPage } from '@roe/shared/testing/page';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Analysis } from './analysis.ts';
import { AnalysisListPage } from './analysis-list-page.tsx';

const analysis = (title: string, changes: Partial<Analysis> = {}): Analysis => ({
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  category: 'belief',
  date: '2025-04-06',
  dateText: '6 April 2025',
  whatTheySaid: `${title}, they said.`,
  realityDecoding: `${title} means.`,
  layerMapping: { form: 'Seen.', vibration: 'Felt.', stillness: 'Known.' },
  minutes: 3,
  tags: ['omen'],
  cover: null,
  ...changes,
});

const analyses = [analysis('Luck'), analysis('Vibes', { category: 'trend' }), analysis('Fate')];

const show = (visited = '/real-world', entries = analyses) =>
  showPage(<AnalysisListPage />, {
    url: '/real-world',
    title: 'Decode the Real World',
    data: { analyses: entries },
    visited: [visited],
  });

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('all analyses are there, in the order of the data, with what was said, what it means and the three layers', () => {
  show();
  expect(titles()).toEqual(['Luck', 'Vibes', 'Fate']);
  expect(screen.getByRole('link', { name: 'Luck' }).getAttribute('href')).toBe('/realworld/luck');
  screen.getByText('Luck, they said.');
  screen.getByText('Luck means.');
  expect(screen.getAllByText(/Layer 1 · Stillness/)[0]?.parentElement?.textContent).toContain('Known.');
  for (const title of titles()) expect(screen.getByRole('button', { name: `Share “${title}”` })).toBeTruthy();
});

test('a category is a link with its count, stands in the address and narrows the list', async () => {
  show();
  const chips = within(screen.getByRole('list', { name: 'Categories' }));
  expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All Analysis 3',
    'Belief 2',
    'Trend 1',
  ]);
  await userEvent.click(chips.getByRole('link', { name: /Trend/ }));
  expect(screen.getByTestId('address').textContent).toBe('/real-world?category=trend');
  expect(titles()).toEqual(['Vibes']);
  expect(chips.getByRole('link', { name: /Trend/ }).getAttribute('aria-current')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Step back' }));
  expect(titles()).toHaveLength(3);
});

test('a category without analyses says so, and leads back to all', async () => {
  show('/real-world?category=guru');
  screen.getByText('No analyses found for this category.');
  await userEvent.click(screen.getByRole('link', { name: 'Show all analyses' }));
  expect(titles()).toHaveLength(3);
});

test('what is missing has its words', () => {
  const bare = { whatTheySaid: null, realityDecoding: null, layerMapping: null, dateText: null };
  show('/real-world', [analysis('Luck', bare)]);
  for (const words of ['No data provided', 'No decoding provided', 'No layer mapping', 'No date'])
    screen.getByText(words);
});
