import { showPage } from '@roe/shared/testing/page';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SacredTemplatePage } from './sacred-template-page.tsx';

const show = () => showPage(<SacredTemplatePage />, { url: '/sacred-template', data: {} });

test('each entry of the contents leads to a part with that name', () => {
  show();
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    const part = screen.getByRole('region', { name: link.textContent ?? '' });
    expect(`#${part.id}`).toBe(link.getAttribute('href'));
  }
});

test('colours and pieces are shown in every theme', () => {
  show();
  const colours = within(screen.getByRole('region', { name: 'Colour' }));
  expect(
    colours.getAllByText('--gold').map((token) => token.closest('[data-theme]')?.getAttribute('data-theme')),
  ).toEqual(['night', 'day', 'sepia']);
});

test('six archetypes each name their layer', () => {
  show();
  const cards = within(screen.getByRole('region', { name: 'Archetypes' })).getAllByRole('listitem');
  expect(cards).toHaveLength(6);
  for (const card of cards) expect(card.textContent).toMatch(/Layer [123] · (Stillness|Vibration|Form)/);
});

test('dialogs open and close', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Open a dialog' }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Three-Layer Universal Model' });
  expect(dialog.open).toBe(true);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(dialog.open).toBe(false);
});
