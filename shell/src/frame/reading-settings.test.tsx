import { readingChosen, usePreferences } from '@roe/shared/state/preferences';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ReadingChoices } from './reading-choices.tsx';
import { ReadingSettings } from './reading-settings.tsx';

beforeEach(() => {
  usePreferences.setState(usePreferences.getInitialState(), true);
  document.head.innerHTML = ['night', 'day', 'sepia']
    .map((theme) => `<meta name="theme-color" data-scheme="${theme}">`)
    .join('');
  render(
    <>
      <ReadingSettings id="settings" />
      <ReadingChoices />
    </>,
  );
});

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

const choices = (setting: string) => within(screen.getByRole('group', { name: setting }));
const choice = (setting: string, name: string) => choices(setting).getByRole('button', { name });
const media = () => Array.from(document.querySelectorAll('meta'), (meta) => meta.media);

test.each([
  ['Theme', 'Sepia', 'theme', 'sepia'],
  ['Sanskrit', 'IAST', 'script', 'iast'],
  ['Explain terms on hover', 'Off', 'termCards', 'off'],
])('of %s, %s is pressed and stands on the document', async (setting, name, attribute, value) => {
  await userEvent.click(choice(setting, name));
  expect(document.documentElement.dataset[attribute]).toBe(value);
  const pressed = choices(setting).getAllByRole('button', { hidden: true, pressed: true });
  expect(pressed).toEqual([choice(setting, name)]);
});

test('the browser takes the colour of the chosen theme, or of those between which the system chooses', async () => {
  await userEvent.click(choice('Theme', 'Sepia'));
  expect(media()).toEqual(['not all', 'not all', 'all']);
  await userEvent.click(choice('Theme', 'System'));
  expect(media()).toEqual(['(prefers-color-scheme: dark)', '(prefers-color-scheme: light)', 'not all']);
});

test('what is chosen elsewhere, such as in another tab, is followed', () => {
  readingChosen({ script: 'devanagari' });
  expect(document.documentElement.dataset['script']).toBe('devanagari');
});
