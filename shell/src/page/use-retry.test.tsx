import { usePageData } from '@roe/shared/frame';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deferred, failing, openSite, press, sectionOf } from '../site.fixture.tsx';
import { Broken, goOffline, links, OM, spyOnReload } from './section-host.fixture.tsx';

test('"Try again" that fails again is an alert again', async () => {
  const { show, asked, answers } = await openSite();
  answers[OM] = failing(500);
  await show('/decodings/om');
  await press('button', 'Try again');
  expect(asked.filter((url) => url === OM)).toHaveLength(2);
  screen.getByRole('alert');
});

function Trimmed() {
  return <p>{usePageData<{ text: string }>().text.trim()}</p>;
}

test('data that their section cannot show are asked for again by "Try again"', async () => {
  const { show, answers, code } = await openSite();
  code['decodings'] = { routes: [{ path: '/decodings/:slug', element: <Trimmed /> }] };
  const right = answers[OM] as object;
  answers[OM] = { ...right, data: {} };
  await show('/decodings/om');
  expect(screen.getByRole('alert').textContent).toContain('Something in it is broken. The rest of the site works.');
  answers[OM] = right;
  await press('button', 'Try again');
  screen.getByText('A syllable.');
});

test('"Try again" brings a page of which neither code nor data could be had', async () => {
  const { show, page, answers, code } = await openSite();
  answers[OM] = failing(503);
  code['decodings'] = new Error('Section "decodings" cannot be had');
  await show('/decodings/om');
  screen.getByRole('alert');
  page('/decodings/om', 'Om', 'A syllable.');
  code['decodings'] = sectionOf('decodings');
  await press('button', 'Try again');
  screen.getByText('A syllable.');
});

test('while the visitor is offline a notice says so, and the page comes when the connection is back', async () => {
  const { show, answers, registry } = await openSite();
  const isOnline = goOffline();
  answers['/registry.json'] = () => Promise.reject(new TypeError('Failed to fetch'));
  const reload = spyOnReload();
  await show('/audio');
  expect(screen.getByRole('alert').textContent).toContain('You are offline.');
  expect(screen.getByRole('alert').textContent).not.toContain('the menu leads');
  isOnline.mockRestore();
  answers['/registry.json'] = registry;
  await act(async () => void window.dispatchEvent(new Event('online')));
  screen.getByText('Nine tracks.');
  expect(reload).not.toHaveBeenCalled();
});

test('the focus goes from "Try again" to the heading of the page that came, and stays where it did not help', async () => {
  const { show, answers, page } = await openSite();
  answers[OM] = failing(500);
  await show('/decodings/om');
  screen.getByRole('button', { name: 'Try again' }).focus();
  await press('button', 'Try again');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
  page('/decodings/om', 'Om', 'A syllable.');
  await press('button', 'Try again');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Om' }));
});

test('the focus is on "Try again" once more where the page that came is broken too', async () => {
  const { show, code } = await openSite();
  code['decodings'] = { routes: [{ path: '/decodings', element: <Broken /> }] };
  await show('/decodings');
  screen.getByRole('button', { name: 'Try again' }).focus();
  await press('button', 'Try again');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
});

test('who goes on while a page is tried again stays where they are, whatever comes of it', async () => {
  const { show, answers } = await openSite();
  const reload = spyOnReload();
  answers[OM] = failing(500);
  await show('/decodings/om', links);
  const { promise, resolve } = deferred<Response>();
  answers[OM] = () => promise;
  await press('button', 'Try again');
  await press('link', 'to audio');
  await act(async () => resolve(new Response('Not found', { status: 404 })));
  screen.getByText('Nine tracks.');
  expect(reload).not.toHaveBeenCalled();
});
