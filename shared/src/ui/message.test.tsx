import { cleanup, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { Message } from './message.tsx';

test('an error interrupts, a success waits for its turn, and an information is only text', () => {
  onTestFinished(cleanup);
  render(
    <>
      <Message kind="error" title="Not sent" actions={<button type="button">Retry</button>}>
        Please try again later.
      </Message>
      <Message kind="success">Received.</Message>
      <Message>By the way.</Message>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Please try again later.');
  expect(screen.getByRole('alert').contains(screen.getByRole('button', { name: 'Retry' }))).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('Received.');
  expect(screen.getByText('By the way.').closest('[role]')).toBeNull();
});
