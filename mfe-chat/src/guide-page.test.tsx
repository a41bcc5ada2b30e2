import { usePreferences } from '@roe/shared/state/preferences';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showGuide } from './guide.fixture.tsx';

const level = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

test('every question is there, with where to read on', () => {
  showGuide();
  screen.getByRole('heading', { name: 'Ask Sakshi', level: 1 });
  screen.getByRole('heading', { name: 'What is om?' });
  screen.getByRole('heading', { name: 'What is maya?' });
  expect(screen.getByText('Read about om').getAttribute('href')).toBe('/decodings/om');
});

test('who has chosen nothing is spoken to as a beginner, paragraph by paragraph', () => {
  showGuide();
  expect(level(/^Beginner/).checked).toBe(true);
  expect(screen.getByText('om, simply.').tagName).toBe('P');
  screen.getByText('And one thing to try.', { selector: 'li:first-child p' });
});

test('choosing a level changes every answer', async () => {
  showGuide();
  await userEvent.click(level(/^Realized/));
  expect(level(/^Realized/).checked).toBe(true);
  expect(level(/^Beginner/).checked).toBe(false);
  screen.getByText('om.');
  screen.getByText('maya.');
  expect(screen.queryByText('om, simply.')).toBeNull();
});

test('the level is known to the whole site', async () => {
  showGuide();
  await userEvent.click(level(/^Seeker/));
  expect(usePreferences.getState().seekerLevel).toBe('seeker');
  cleanup();
  showGuide();
  screen.getByText('om, further.');
});

test('a question tells its layer by name, where it has one', () => {
  showGuide();
  expect(screen.getAllByText(/^Layer/).map((badge) => badge.textContent)).toEqual(['Layer 2 · Vibration']);
});

test('the model of the three layers opens in a dialog, and closes by a click beside it', async () => {
  showGuide();
  expect(screen.queryByRole('radio', { name: 'Layer 1 · Stillness' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'View Model' }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Three-Layer Universal Model' });
  expect(dialog.open).toBe(true);
  const layer = within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Layer 2 · Vibration' });
  await userEvent.click(layer);
  expect(layer.checked).toBe(true);
  await userEvent.click(dialog);
  expect(dialog.open).toBe(false);
});

test('choosing a layer in the model leaves the seeker level as it is', async () => {
  showGuide();
  await userEvent.click(level(/^Seeker/));
  await userEvent.click(screen.getByRole('button', { name: 'View Model' }));
  await userEvent.click(level(/Form/));
  expect(level(/^Seeker/).checked).toBe(true);
});
