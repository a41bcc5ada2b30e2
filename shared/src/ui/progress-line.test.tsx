import { cleanup, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { ProgressLine } from './progress-line.tsx';

test('with a label it tells how far it has come, in whole per cent', () => {
  onTestFinished(cleanup);
  render(<ProgressLine value={0.456} label="Read" />);
  expect(screen.getByRole('progressbar', { name: 'Read' }).getAttribute('aria-valuenow')).toBe('46');
});

test('without one it is decoration', () => {
  onTestFinished(cleanup);
  const { container } = render(<ProgressLine value={1} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
