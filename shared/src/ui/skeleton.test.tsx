import { cleanup, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { Skeleton } from './skeleton.tsx';

test('a screen reader hears what is loading, and nothing of the outline', () => {
  onTestFinished(cleanup);
  render(<Skeleton kind="card" label="Loading decodings…" />);
  expect(screen.getByRole('status').textContent).toBe('Loading decodings…');
});
