import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Verse } from './verse.tsx';

const verse = {
  devanagari: 'असतो मा सद्गमय',
  iast: 'asato mā sad gamaya',
  translation: 'From what is not, lead me to what is.',
  source: 'Bṛhadāraṇyaka Upaniṣad 1.3.28, our translation',
};

test('each part is marked with its language and script', () => {
  onTestFinished(cleanup);
  render(<Verse {...verse} />);
  expect(screen.getByText(verse.devanagari).lang).toBe('sa');
  expect(screen.getByText(verse.iast).lang).toBe('sa-Latn');
  expect(screen.getByText(verse.translation).lang).toBe('');
  expect(screen.getByText(verse.source)).toBeTruthy();
});

test('all four parts are copied, and other actions stand beside', async () => {
  onTestFinished(cleanup);
  const user = userEvent.setup();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<Verse {...verse} actions={<button type="button">Listen</button>} />);
  expect(screen.getByRole('button', { name: 'Listen' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(writeText).toHaveBeenCalledWith(Object.values(verse).join('\n'));
});
