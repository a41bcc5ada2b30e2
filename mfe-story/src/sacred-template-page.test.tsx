import type { Page } from '@roe/shared/contract';
import { PageContext } from '@roe/shared/frame';
import { fulfilled } from '@roe/shared/settled';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { SacredTemplatePage } from './sacred-template-page.tsx';

const page: Page = {
  document: {
    url: '/sacred-template',
    type: 'page',
    title: 'Sacred Template',
    summary: 'The design.',
    date: null,
    updated: null,
    image: null,
    index: true,
  },
  data: {},
};

function show(): void {
  onTestFinished(cleanup);
  render(
    <MemoryRouter>
      <PageContext value={fulfilled(page)}>
        <SacredTemplatePage />
      </PageContext>
    </MemoryRouter>,
  );
}

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

test('dialogs open and close', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Open a dialog' }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Three-Layer Universal Model' });
  expect(dialog.open).toBe(true);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(dialog.open).toBe(false);
});
