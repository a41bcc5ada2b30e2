import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { Quote } from './quote.tsx';

test('a quotation stands with its source', () => {
  onTestFinished(cleanup);
  render(
    <Quote source="From About ROE">
      <p>Look at one thing.</p>
    </Quote>,
  );
  const figure = within(screen.getByRole('figure'));
  expect(figure.getByRole('blockquote').textContent).toBe('Look at one thing.');
  expect(figure.getByText('From About ROE')).toBeTruthy();
});
