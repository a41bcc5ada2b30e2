import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Chip, ChipLink, ChipRow } from './chip.tsx';

test('a row of switches is a list with a name, and each says whether it is on', async () => {
  onTestFinished(cleanup);
  const onClick = vi.fn();
  render(
    <ChipRow label="Categories">
      <Chip isPressed={false}>All</Chip>
      <Chip isPressed count={3} onClick={onClick}>
        Mantras
      </Chip>
    </ChipRow>,
  );
  expect(screen.getByRole('list', { name: 'Categories' }).children).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'All', pressed: false })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Mantras 3', pressed: true }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a filter in the address is a link, and the one that holds is the current one', () => {
  onTestFinished(cleanup);
  render(
    <MemoryRouter>
      <ChipLink to="/real-world" isCurrent={false} count={0}>
        All Analysis
      </ChipLink>
      <ChipLink to="/real-world?category=guru" isCurrent>
        Guru
      </ChipLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'All Analysis 0' }).hasAttribute('aria-current')).toBe(false);
  const current = screen.getByRole('link', { name: 'Guru', current: true });
  expect(current.getAttribute('href')).toBe('/real-world?category=guru');
});
