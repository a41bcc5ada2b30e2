import type { Page } from '@roe/shared/contract';
import { PageContext } from '@roe/shared/frame';
import { fulfilled } from '@roe/shared/settled';
import { usePreferences } from '@roe/shared/state/preferences';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { type GuideData, GuidePage } from './guide-page.tsx';

const question = (slug: string, layer: 1 | 2 | 3 | null): GuideData['questions'][number] => ({
  slug,
  text: `What is ${slug}?`,
  category: 'fundamental',
  answer: {
    beginner: `${slug}, simply.\n\nAnd one thing to try.`,
    seeker: `${slug}, further.`,
    realized: `${slug}.`,
  },
  layer,
  link: { href: `/decodings/${slug}`, label: `Read about ${slug}` },
});

function show(): void {
  onTestFinished(() => {
    cleanup();
    usePreferences.setState(usePreferences.getInitialState());
  });
  const page: Page<GuideData> = {
    document: {
      url: '/chatbot',
      type: 'page',
      title: 'Ask Sakshi',
      summary: 'Ten questions.',
      date: null,
      updated: null,
      image: null,
      index: true,
    },
    data: { questions: [question('om', 2), question('maya', null)] },
  };
  render(
    <MemoryRouter>
      <PageContext value={fulfilled(page)}>
        <GuidePage />
      </PageContext>
    </MemoryRouter>,
  );
}

const level = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

test('every question is there, with where to read on', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Ask Sakshi', level: 1 })).toBeTruthy();
  expect(screen.getByText('What is om?')).toBeTruthy();
  expect(screen.getByText('What is maya?')).toBeTruthy();
  expect(screen.getByText('Read about om').getAttribute('href')).toBe('/decodings/om');
});

test('who has chosen nothing is spoken to as a beginner, paragraph by paragraph', () => {
  show();
  expect(level(/^Beginner/).checked).toBe(true);
  expect(screen.getByText('om, simply.').tagName).toBe('P');
  expect(screen.getByText('And one thing to try.', { selector: 'li:first-child p' })).toBeTruthy();
});

test('choosing a level changes every answer', () => {
  show();
  fireEvent.click(level(/^Realized/));
  expect(level(/^Realized/).checked).toBe(true);
  expect(level(/^Beginner/).checked).toBe(false);
  expect(screen.getByText('om.')).toBeTruthy();
  expect(screen.getByText('maya.')).toBeTruthy();
  expect(screen.queryByText('om, simply.')).toBeNull();
});

test('the level is known to the whole site', () => {
  show();
  fireEvent.click(level(/^Seeker/));
  expect(usePreferences.getState().seekerLevel).toBe('seeker');
  cleanup();
  show();
  expect(screen.getByText('om, further.')).toBeTruthy();
});

test('a question tells its layer by name, where it has one', () => {
  show();
  expect(screen.getAllByText(/^Layer/).map((badge) => badge.textContent)).toEqual(['Layer 2 · Vibration']);
});

test('the model of the three layers opens in a dialog, and closes by a click beside it', () => {
  show();
  expect(screen.queryByRole('radio', { name: 'Layer 1 · Stillness' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'View Model' }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Three-Layer Universal Model' });
  expect(dialog.open).toBe(true);
  const layer = within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Layer 2 · Vibration' });
  fireEvent.click(layer);
  expect(layer.checked).toBe(true);
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(dialog.open).toBe(false);
});

test('choosing a layer in the model leaves the seeker level as it is', () => {
  show();
  fireEvent.click(level(/^Seeker/));
  fireEvent.click(screen.getByRole('button', { name: 'View Model' }));
  fireEvent.click(level(/Form/));
  expect(level(/^Seeker/).checked).toBe(true);
});
