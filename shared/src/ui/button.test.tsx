import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormEvent, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

function show(element: ReactNode) {
  onTestFinished(cleanup);
  return render(<MemoryRouter>{element}</MemoryRouter>);
}

test('a button says what it does and does it', async () => {
  const onClick = vi.fn();
  show(<Button onClick={onClick}>Share</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('it does not send a form unless it is asked to', () => {
  show(<Button>Share</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
});

test('a switch says whether it is on; a button that is none says nothing of it', () => {
  const { rerender } = show(<Button isPressed>Like</Button>);
  expect(screen.getByRole('button', { name: 'Like', pressed: true })).toBeTruthy();
  rerender(<Button isPressed={false}>Like</Button>);
  expect(screen.getByRole('button', { name: 'Like', pressed: false })).toBeTruthy();
  rerender(<Button>Like</Button>);
  expect(screen.getByRole('button', { name: 'Like' }).hasAttribute('aria-pressed')).toBe(false);
});

test('while it is busy it can have the focus, and neither acts nor sends its form', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  show(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy onClick={onClick}>
        Send
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Send' });
  button.focus();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a link that looks like a button is a link', () => {
  show(
    <ButtonLink variant="primary" to="/decodings">
      Explore Decodings
    </ButtonLink>,
  );
  expect(screen.getByRole('link', { name: 'Explore Decodings' }).getAttribute('href')).toBe('/decodings');
});
