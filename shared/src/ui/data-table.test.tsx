import { cleanup, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { DataTable } from './data-table.tsx';

test('a table has names for itself, its columns and its rows, and its frame can be reached by key', () => {
  onTestFinished(cleanup);
  render(
    <DataTable
      caption="A door"
      headers={['Layer', 'What is there']}
      rows={[
        ['Form', 'Wood'],
        ['Vibration', 'Anger'],
      ]}
    />,
  );
  expect(screen.getByRole('table', { name: 'A door' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Layer', 'What is there']);
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Form', 'Vibration']);
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Wood', 'Anger']);
  const frame = screen.getByRole('region', { name: 'A door' });
  frame.focus();
  expect(document.activeElement).toBe(frame);
});
