import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { muteWarning } from '../muted-warning.fixture.ts';
import { failing, headSays, openSite, press } from '../site.fixture.tsx';
import { links, spyOnReload } from './section-host.fixture.tsx';

/** A document of this address, for the time of a test: there the gateway has been asked already. */
function documentAt(address: string): void {
  window.history.replaceState(null, '', address);
  onTestFinished(() => window.history.replaceState(null, '', '/'));
}

test('an address that no section owns is the not-found page, which stays out of search engines', async () => {
  documentAt('/nowhere');
  const { show } = await openSite();
  await show('/nowhere');
  screen.getByRole('heading', { name: /^There is no page at/ });
  expect(document.title).toBe('Page not found · ROE');
  expect(headSays('meta[name=robots]', 'content')).toEqual(['noindex']);
});

test('an address that the server itself has no page for is the not-found page, and is not asked for again', async () => {
  documentAt('/decodings/never-written');
  const { show } = await openSite();
  const reload = spyOnReload();
  await show('/decodings/never-written');
  screen.getByRole('heading', { name: /^There is no page at/ });
  expect(reload).not.toHaveBeenCalled();
});

test('a page that its section has data for and no route is the not-found page', async () => {
  const expectWarning = muteWarning('No routes matched'); // React Router tells developers too
  const { show, code } = await openSite();
  code['decodings'] = { routes: [{ path: '/decodings', element: <p>List</p> }] };
  await show('/decodings/om');
  screen.getByRole('heading', { name: /^There is no page at/ });
  expectWarning();
});

test('the way from the not-found page back leaves nothing of it in the head', async () => {
  documentAt('/nowhere');
  const { show } = await openSite();
  await show('/nowhere', links);
  await press('link', 'to audio');
  expect(document.title).toBe('Audio · ROE');
  expect(headSays('meta[name=robots]', 'content')).toEqual([]);
});

test('a page that does not exist is no failure', async () => {
  documentAt('/decodings/never-written');
  const { show, logged, sent } = await openSite();
  await show('/decodings/never-written');
  expect([logged, sent]).toEqual([[], []]);
});

test('an address inside a section that has no page is left to the server, without an alarm', async () => {
  const { show } = await openSite();
  const reload = spyOnReload();
  await show('/decodings/never-written');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an address that no section owns is asked about anew, and then left to the server', async () => {
  const { site, show, asked } = await openSite();
  const reload = spyOnReload();
  await site.registry();
  await show('/nowhere');
  expect(asked).toEqual(['/registry.json', '/registry.json']);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/^There is no page at/)).toBeNull();
});

test.each([
  ['cannot be had', failing(503)],
  ['does not come in time', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))],
  ['is no JSON', () => new Response('<h1>Sign in</h1>')],
  ['is none', {}],
  ['names no section', { sections: {} }],
])('where the registry %s, a page is left to the server, without an alarm', async (_, answer) => {
  const { show, answers } = await openSite();
  answers['/registry.json'] = answer;
  const reload = spyOnReload();
  await show('/audio');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});
