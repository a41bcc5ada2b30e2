import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { StepNavigator, type StoryStep } from './step-navigator.tsx';

const Place = () => <output>{useLocation().pathname}</output>;

function show(current?: StoryStep) {
  onTestFinished(cleanup);
  render(
    <MemoryRouter initialEntries={['/tech']}>
      <StepNavigator current={current} />
      <Place />
    </MemoryRouter>,
  );
  return within(screen.getByRole('navigation', { name: 'Story' }));
}

test('the current step is marked, earlier ones are done, later ones are plain', () => {
  const story = show('/tech');
  expect(story.getAllByRole('link').map((step) => step.textContent)).toEqual([
    'About, Origin, done',
    'Realization, Awakening, done',
    'Tech Behind, Tools',
    'Expansion, Future, coming soon',
  ]);
  expect(story.getByRole('link', { name: /^Tech Behind/ }).getAttribute('aria-current')).toBe('step');
  expect(story.getByRole('link', { name: /^About/ }).getAttribute('aria-current')).toBeNull();
});

test('a page that is no step marks none', () => {
  const story = show();
  for (const step of story.getAllByRole('link')) {
    expect(step.getAttribute('aria-current')).toBeNull();
    expect(step.textContent).not.toContain('done');
  }
});

test('the locked step leads nowhere, the others do', async () => {
  const story = show('/tech');
  const locked = story.getByRole('link', { name: /^Expansion/ });
  expect(locked.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(locked);
  expect(screen.getByRole('status').textContent).toBe('/tech');
  await userEvent.click(story.getByRole('link', { name: /^Realization/ }));
  expect(screen.getByRole('status').textContent).toBe('/realization');
});

test('the way to take part stands beside the steps', () => {
  show('/about');
  expect(screen.getByRole('link', { name: 'Contribute & Feedback' }).getAttribute('href')).toBe('/contribute');
});
