import { showPage } from '@roe/shared/testing/page';
import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { NoTextPage } from './no-text-page.tsx';

const texts = [
  { slug: 'isha', title: 'Īśa Upaniṣad' },
  { slug: 'lamp', title: 'A Lamp of the Mind' },
];

/** Shows the page as it stands in for an address: the router knows it by its own. */
function show(pathname: string): void {
  vi.stubGlobal('location', { pathname });
  onTestFinished(() => void vi.unstubAllGlobals());
  showPage(<NoTextPage />, { url: '/library/not-found', data: { texts } });
}

test.for([
  ['isa', 'isha'],
  ['eesha-upanishad', 'isha'],
  ['lamp-of-mind', 'lamp'],
  ['%E0%A4', undefined],
  ['qqqq', undefined],
] as const)('/library/%s leads to %s', ([asked, slug]) => {
  show(`/library/${asked}`);
  const offered = within(screen.getByRole('status')).queryAllByRole('link');
  expect(offered[0]?.getAttribute('href')).toBe(slug && `/library/${slug}`);
  expect(within(screen.getByRole('list', { name: 'All texts' })).getAllByRole('link')).toHaveLength(2);
});
