import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ReadingChoice } from './reading-choice.tsx';

test('it says how far somebody is with which text, and tells what is chosen instead', async () => {
  onTestFinished(cleanup);
  const onChosen = vi.fn();
  render(<ReadingChoice title="Kena" state="reading" onChosen={onChosen} />);
  const choice = within(screen.getByRole('group', { name: 'Reading list: “Kena”' }));
  const isPressed = choice
    .getAllByRole('button')
    .map((button) => [button.textContent, button.getAttribute('aria-pressed')]);
  expect(isPressed).toEqual([
    ['Want to read', 'false'],
    ['Reading', 'true'],
    ['Read', 'false'],
  ]);
  await userEvent.click(choice.getByRole('button', { name: 'Read' }));
  expect(onChosen).toHaveBeenCalledExactlyOnceWith('read');
});

test('where a text is not on the list, nothing is chosen', () => {
  onTestFinished(cleanup);
  render(<ReadingChoice title="Kena" state={undefined} onChosen={() => {}} />);
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});
