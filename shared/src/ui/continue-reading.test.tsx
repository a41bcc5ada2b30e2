import { providePages } from '@roe/shared/frame';
import { progressMade, savedForgotten, useSaved } from '@roe/shared/state/saved';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import type { PageDocument } from '../contract/contract.ts';
import { ContinueReading } from './continue-reading.tsx';

const begin = (...urls: string[]) => {
  for (const url of urls) progressMade(url, { anchor: '', part: 0.4 });
};

/** What the shell answers to `/gone…` and `/broken…`; every other page is there, its address being its title. */
function show(): { asked: string[] } {
  const asked: string[] = [];
  useSaved.restore();
  providePages(async (url) => {
    asked.push(url);
    if (url.startsWith('/broken')) throw new Error('offline');
    return url.startsWith('/gone') ? null : ({ url, title: url } as PageDocument);
  });
  onTestFinished(() => {
    cleanup();
    savedForgotten();
    providePages(async () => null);
  });
  render(
    <MemoryRouter>
      <ContinueReading />
    </MemoryRouter>,
  );
  return { asked };
}

const section = () => screen.getByRole('region', { name: 'Continue reading' });

const titles = async () => {
  await screen.findAllByRole('link');
  return within(section())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

test('the three that were read last are there, the last one first, and no other is asked for', async () => {
  begin('/a', '/b', '/c', '/d');
  const { asked } = show();
  expect(await titles()).toEqual(['/d', '/c', '/b']);
  expect(asked).toEqual(['/d', '/c', '/b']);
});

test('pages that are gone make room for those that are there', async () => {
  begin('/a', '/b', '/c', '/d', '/gone-1', '/gone-2', '/gone-3');
  show();
  expect(await titles()).toEqual(['/d', '/c', '/b']);
});

test('a page that cannot be loaded is left out, and no other is asked for in its place', async () => {
  begin('/a', '/b', '/c', '/broken');
  const { asked } = show();
  expect(await titles()).toEqual(['/c', '/b']);
  expect(asked).toEqual(['/broken', '/c', '/b']);
});

test('its room stays where something was begun, and is given up when nothing is left of it', async () => {
  begin('/gone');
  show();
  expect(section().dataset['empty']).toBe('false');
  await waitFor(() => expect(section().dataset['empty']).toBe('true'));
});
