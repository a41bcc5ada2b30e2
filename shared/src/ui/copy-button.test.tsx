import { announce, useAnnouncement } from '@roe/shared/frame';
import { asVisitor } from '@roe/shared/testing/visitor';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';

beforeEach(() => announce(''));

/** Shows it where copying does this, and returns how it is pressed. */
function show(writeText: (text: string) => Promise<void>): () => Promise<void> {
  vi.useFakeTimers();
  const user = userEvent.setup({ delay: null });
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  onTestFinished(() => {
    cleanup();
    vi.useRealTimers();
  });
  render(<CopyButton text="asato mā" label="Copy verse" />);
  return () => asVisitor(() => user.click(screen.getByRole('button', { name: 'Copy verse' })), user);
}

test('it copies, says so to eyes and ears, and can be used again', async () => {
  const copied: string[] = [];
  const press = show(async (text) => void copied.push(text));
  await press();
  expect(copied).toEqual(['asato mā']);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(useAnnouncement.getState().text).toBe('Copied');
  act(() => vi.advanceTimersByTime(2600));
  expect(screen.getByRole('button', { name: 'Copy verse' })).toBeTruthy();
});

test('where it may not copy, it says that', async () => {
  const press = show(async () => {
    throw new DOMException('denied', 'NotAllowedError');
  });
  await press();
  expect(screen.getByRole('button', { name: 'Could not copy' })).toBeTruthy();
  expect(useAnnouncement.getState().text).toBe('Could not copy');
});
