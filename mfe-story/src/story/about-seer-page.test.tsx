import { showPage } from '@roe/shared/testing/page';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type AboutSeerData, AboutSeerPage } from './about-seer-page.tsx';

const data: AboutSeerData = {
  lead: 'No name stands here.',
  closing: 'The mirror does not keep the face.',
  html: '<p>I sign these pages.</p>',
  overlay: { title: 'ROE as Modern Vedanta', lead: 'Where it comes from.', html: '<h2 id="lost">What is lost</h2>' },
};

const show = (address: string) => showPage(<AboutSeerPage />, { url: '/about2', data, visited: [address] });

const overlay = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

test('Explore opens the long text over the screen, its close button closes it', async () => {
  show('/about2');
  expect(overlay().open).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Explore' }));
  expect(overlay().open).toBe(true);
  await userEvent.click(within(overlay()).getByRole('button', { name: 'Close' }));
  expect(overlay().open).toBe(false);
});

test('an address that names a part of the long text opens it there', async () => {
  show('/about2#lost');
  await expect.poll(() => overlay().open).toBe(true);
});

test('an address whose hash has broken escapes shows the page', () => {
  show('/about2#%');
  screen.getByRole('button', { name: 'Explore' });
  expect(overlay().open).toBe(false);
});
