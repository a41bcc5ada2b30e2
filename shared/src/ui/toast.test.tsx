import { announce, useAnnouncement } from '@roe/shared/frame';
import { asVisitor } from '@roe/shared/testing/visitor';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Toast } from './toast.tsx';

beforeEach(() => announce(''));

function show(action?: ReactNode) {
  vi.useFakeTimers();
  onTestFinished(() => {
    cleanup();
    vi.useRealTimers();
  });
  const onEnded = vi.fn();
  render(<Toast text="Kept." action={action} onEnded={onEnded} />);
  return onEnded;
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

test('it is announced, stays six seconds and goes', () => {
  const onEnded = show();
  expect(useAnnouncement.getState().text).toBe('Kept.');
  pass(5.9);
  expect(onEnded).not.toHaveBeenCalled();
  pass(0.2);
  expect(onEnded).toHaveBeenCalledTimes(1);
  cleanup();
  expect(useAnnouncement.getState().text).toBe('');
});

test('it waits while the focus is on its button', () => {
  const onEnded = show(<button type="button">Undo</button>);
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  pass(60);
  expect(onEnded).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Undo' }).blur());
  pass(6.1);
  expect(onEnded).toHaveBeenCalledTimes(1);
});

test('it waits while the pointer is on it', async () => {
  const onEnded = show();
  await asVisitor((user) => user.hover(screen.getByText('Kept.')));
  pass(60);
  expect(onEnded).not.toHaveBeenCalled();
});

test('it can be closed', async () => {
  const onEnded = show();
  await asVisitor((user) => user.click(screen.getByRole('button', { name: 'Close message' })));
  expect(onEnded).toHaveBeenCalledTimes(1);
});
