import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, NavigationType, Router } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { Below } from './below.tsx';

afterEach(cleanup);

/** A page that a visitor has come to in this way. */
const pageAt = (address: string, navigationType: NavigationType) => (
  <Router location={address} navigationType={navigationType} navigator={createMemoryRouter([{ path: '*' }]) as never}>
    <Below>Below</Below>
  </Router>
);

// What is rendered to a string is what a browser paints first.
test.each([
  ['it is in the HTML, and there at once where a visitor comes back', '/page', NavigationType.Pop, true],
  ['on a page that a link led to it follows the first paint', '/page', NavigationType.Push, false],
  ['where a place of the page was asked for it is there at once', '/page#place', NavigationType.Push, true],
])('%s', (_, address, type, isFirst) => {
  const page = pageAt(address, type);
  expect(renderToString(page).includes('Below')).toBe(isFirst);
  render(page);
  expect(screen.getByText('Below')).toBeTruthy();
});
