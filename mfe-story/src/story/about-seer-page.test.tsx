import type { Page } from '@roe/shared/contract';
import { PageContext } from '@roe/shared/frame';
import { fulfilled } from '@roe/shared/settled';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type AboutSeerData, AboutSeerPage } from './about-seer-page.tsx';

const data: AboutSeerData = {
  lead: 'No name stands here.',
  closing: 'The mirror does not keep the face.',
  html: '<p>I sign these pages.</p>',
  overlay: { title: 'ROE as Modern Vedanta', lead: 'Where it comes from.', html: '<h2 id="lost">What is lost</h2>' },
};

const facts: Page['document'] = {
  url: '/about2',
  type: 'page',
  title: 'About the Seer',
  summary: 'What it says.',
  date: null,
  updated: null,
  image: null,
  index: true,
};

function show(address: string): void {
  onTestFinished(cleanup);
  render(
    <MemoryRouter initialEntries={[address]}>
      <PageContext value={fulfilled({ document: facts, data })}>
        <AboutSeerPage />
      </PageContext>
    </MemoryRouter>,
  );
}

const overlay = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

test('Explore opens the long text over the screen, its close button closes it', () => {
  show('/about2');
  expect(overlay().open).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Explore' }));
  expect(overlay().open).toBe(true);
  fireEvent.click(within(overlay()).getByRole('button', { name: 'Close' }));
  expect(overlay().open).toBe(false);
});

test('an address that names a part of the long text opens it there', async () => {
  show('/about2#lost');
  await vi.waitFor(() => expect(overlay().open).toBe(true));
});

test('an address whose hash has broken escapes shows the page', () => {
  show('/about2#%');
  expect(screen.getByRole('button', { name: 'Explore' })).toBeTruthy();
  expect(overlay().open).toBe(false);
});
