import { announce, useAnnouncement } from '@roe/shared/frame';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';

beforeEach(() => announce(''));

function show(writeText: (text: string) => Promise<void>): void {
  vi.useFakeTimers();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  onTestFinished(() => {
    cleanup();
    vi.useRealTimers();
  });
  render(<CopyButton text="asato mā" label="Copy verse" />);
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('it copies, says so to eyes and ears, and can be used again', async () => {
  const copied: string[] = [];
  show(async (text) => void copied.push(text));
  await press('Copy verse');
  expect(copied).toEqual(['asato mā']);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(useAnnouncement.getState().text).toBe('Copied');
  act(() => vi.advanceTimersByTime(2600));
  expect(screen.getByRole('button', { name: 'Copy verse' })).toBeTruthy();
});

test('where it may not copy, it says that', async () => {
  show(async () => {
    throw new DOMException('denied', 'NotAllowedError');
  });
  await press('Copy verse');
  expect(screen.getByRole('button', { name: 'Could not copy' })).toBeTruthy();
  expect(useAnnouncement.getState().text).toBe('Could not copy');
});
