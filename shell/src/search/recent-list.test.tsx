import { asVisitor } from '@roe/shared/testing/visitor';
import { cleanup, render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { RecentList } from './recent-list.tsx';
import { searchesForgotten, searchKept, useRecentSearches } from './recent-searches.ts';

beforeEach(() => {
  searchesForgotten();
  localStorage.clear();
});

function show() {
  onTestFinished(cleanup);
  const onChosen = vi.fn();
  const onForgotten = vi.fn();
  render(<RecentList onChosen={onChosen} onForgotten={onForgotten} />);
  return { onChosen, onForgotten };
}

const items = () =>
  screen
    .queryAllByRole('listitem')
    .map((item) => item.textContent)
    .filter(Boolean);

test('the last eight are kept, the latest first, each once', () => {
  for (const words of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', ' Dharma ', 'c', 'dharma', '  ', 'x'.repeat(101)])
    searchKept(words);
  show();
  expect(items()).toEqual(['dharma', 'c', 'i', 'h', 'g', 'f', 'e', 'd']);
});

test('what another tab has kept stays', () => {
  searchKept('mine');
  localStorage.setItem('searches', JSON.stringify({ state: { searches: ['of another tab'] }, version: 1 }));
  searchKept('mine again');
  expect(useRecentSearches.getState().searches).toEqual(['mine again', 'of another tab']);
});

test('one is searched again, or forgotten, or all are', async () => {
  searchKept('maya');
  searchKept('karma');
  const { onChosen, onForgotten } = show();
  await asVisitor((user) => user.click(screen.getByRole('button', { name: 'maya' })));
  expect(onChosen).toHaveBeenCalledWith('maya');
  await asVisitor((user) => user.click(screen.getByRole('button', { name: 'Forget “karma”' })));
  expect(items()).toEqual(['maya']);
  expect(onForgotten).toHaveBeenCalledOnce();
  await asVisitor((user) => user.click(screen.getByRole('button', { name: 'Forget all' })));
  expect(screen.queryByRole('heading', { name: 'Recent searches' })).toBeNull();
  expect(JSON.parse(localStorage.getItem('searches') ?? '').state.searches).toEqual([]);
});

test('a damaged value is no search', () => {
  localStorage.setItem('searches', JSON.stringify({ state: { searches: [1, ' ', 'om'] }, version: 1 }));
  useRecentSearches.restore();
  show();
  expect(items()).toEqual(['om']);
});
