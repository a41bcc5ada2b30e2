import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { ArrowLink } from './arrow-link.tsx';

test('an arrow is no part of the name, whichever way it points', () => {
  onTestFinished(cleanup);
  render(
    <MemoryRouter>
      <ArrowLink to="/decodings">All decodings</ArrowLink>
      <ArrowLink to="/about" direction="back">
        Back to About
      </ArrowLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'All decodings' }).getAttribute('href')).toBe('/decodings');
  expect(screen.getByRole('link', { name: 'Back to About' }).getAttribute('href')).toBe('/about');
});
