import { cleanup, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { EmptyState } from './empty-state.tsx';

test('it says what is missing and offers ways on', () => {
  onTestFinished(cleanup);
  render(
    <EmptyState title="No terms found." actions={<button type="button">Clear</button>}>
      Try another letter.
    </EmptyState>,
  );
  expect(screen.getByText('No terms found.')).toBeTruthy();
  expect(screen.getByText('Try another letter.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Clear' })).toBeTruthy();
});
