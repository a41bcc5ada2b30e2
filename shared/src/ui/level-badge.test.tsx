import { cleanup, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { LevelBadge } from './level-badge.tsx';

test.each([
  ['Dream', 'Waking in the Dream'],
  ['Seeker', 'Seeking the Mirror'],
  ['Seer', 'Living as the Seer'],
] as const)('%s has its word, its long name and a sign of its own', (level, name) => {
  onTestFinished(cleanup);
  render(<LevelBadge level={level} />);
  const badge = screen.getByTitle(name);
  expect(badge.textContent).toBe(level);
  expect(badge.querySelector('svg[aria-hidden="true"]')).toBeTruthy();
});
