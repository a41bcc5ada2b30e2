import { progressMade } from '@roe/shared/state/saved';
import { showPage } from '@roe/shared/testing/page';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { decodingOf } from '../decoding.fixture.ts';
import type { PathData, Step } from './path.ts';
import { PathPage } from './path-page.tsx';

const step = (number: number): Step => ({
  ...decodingOf(`Step ${number}`, { level: 'Dream' }),
  why: `Reason ${number}.`,
});

const data: PathData = {
  lead: 'Slowly.',
  steps: [step(1), step(2), step(3)],
  others: [{ url: '/paths/seer', title: 'A Way for the Seer' }],
};

const show = () => showPage(<PathPage />, { url: '/paths/dream', title: 'A Way for the Dream', data });
const readToItsEnd = (number: number) => act(() => progressMade(`/decodings/step-${number}`, { anchor: '', part: 1 }));

test('a path says why each text stands on it, in its order, and leads to the others', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Step 1',
    'Step 2',
    'Step 3',
  ]);
  screen.getByText('Reason 2.');
  expect(screen.getByRole('link', { name: 'Step 2' }).getAttribute('href')).toBe('/decodings/step-2');
  expect(screen.getByRole('link', { name: 'A Way for the Seer' }).getAttribute('href')).toBe('/paths/seer');
});

test('it begins with the first text, and goes on with the first that was not read', () => {
  show();
  expect(screen.getByRole('link', { name: 'Start: Step 1' }).getAttribute('href')).toBe('/decodings/step-1');
  readToItsEnd(1);
  screen.getByText('1 of 3 read');
  expect(screen.getByRole('link', { name: 'Continue: Step 2' }).getAttribute('href')).toBe('/decodings/step-2');
});

test('who has read all of it is told so', () => {
  show();
  for (const number of [1, 2, 3]) readToItsEnd(number);
  screen.getByText('You have walked all of it.');
  screen.getByRole('link', { name: 'Read again: Step 1' });
});
