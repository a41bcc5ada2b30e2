import { showPage } from '@roe/shared/testing/page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NoTermPage } from './no-term-page.tsx';

const terms = [
  { slug: 'satya', term: 'satya', devanagari: 'सत्य' },
  { slug: 'shunyata', term: 'śūnyatā', devanagari: 'शून्यता' },
];

/** The page as the browser shows it at this address. */
function show(path: string) {
  history.replaceState(null, '', path);
  showPage(<NoTermPage />, { url: '/glossary/not-found', data: { terms } });
}

test.for(['sunyata', 'shoonyatha', '%E0%A4%B6%E0%A5%82%E0%A4%A8%E0%A5%8D%E0%A4%AF'])(
  '/glossary/%s leads to śūnyatā',
  (asked) => {
    show(`/glossary/${asked}`);
    const offered = within(screen.getByRole('status')).getAllByRole('link');
    expect(offered[0]?.getAttribute('href')).toBe('/glossary/shunyata');
  },
);

test('for what is like no term nothing is offered but the list of all', () => {
  show('/glossary/qqqq');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(within(screen.getByRole('list', { name: 'All terms' })).getAllByRole('link')).toHaveLength(2);
});
