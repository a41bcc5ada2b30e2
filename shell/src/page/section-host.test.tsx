import type { Section } from '@roe/shared/contract';
import { usePageData } from '@roe/shared/frame';
import { progressMade, savedForgotten, useSaved } from '@roe/shared/state/saved';
import { act, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  deferred,
  documentOf,
  failing,
  headSays,
  openSite,
  prerenderedPage,
  press,
  releaseOf,
  SITE,
  sectionOf,
} from '../site.fixture.tsx';

/** Where the data of /decodings/om is asked for. */
const OM = '/sections/decodings/data/c0de000001/decodings/om.json';

const menu = (
  <nav>
    <Link to="/decodings">to decodings</Link>
    <Link to="/decodings/om">to om</Link>
    <Link to="/audio">to audio</Link>
    <Link to="/nowhere">to nowhere</Link>
  </nav>
);

function Broken(): never {
  throw new Error('no such verse');
}

test('a page is shown with what it says of itself in the head', async () => {
  const { show } = await openSite({ prerendered: prerenderedPage('/decodings/om', 'Om', 'A syllable.') });
  await show('/decodings/om');
  screen.getByRole('heading', { name: 'Om' });
  screen.getByText('A syllable.');
  expect(document.title).toBe('Om · ROE');
  expect(headSays('link[rel=canonical]', 'href')).toEqual([`${SITE}/decodings/om`]);
  expect(headSays('meta[name=description]', 'content')).toEqual(['About Om.']);
  expect(headSays('meta[name=robots]', 'content')).toEqual([]);
});

test('a section that this tab has not met is found in the registry', async () => {
  const { show, asked } = await openSite();
  await show('/audio');
  screen.getByText('Nine tracks.');
  expect(asked[0]).toBe('/registry.json');
});

test("a page's data is asked for before its section's code is there", async () => {
  const { show, code, asked } = await openSite();
  const { promise, resolve } = deferred<Section>();
  code['audio'] = promise;
  await show('/audio');
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  expect(asked).toContain('/sections/audio/data/c0de000001/audio.json');
  await act(async () => resolve(sectionOf('audio')));
  screen.getByText('Nine tracks.');
});

test('an address has one page, however it is written', async () => {
  const { show } = await openSite();
  await show('/decodings/%6Fm/');
  screen.getByText('A syllable.');
});

test('a second page of a section does not load the registry or the code again', async () => {
  const { show, asked, loadSection } = await openSite();
  await show('/decodings', menu);
  await press('link', 'to om');
  screen.getByText('A syllable.');
  expect(asked.filter((url) => url === '/registry.json')).toHaveLength(1);
  expect(loadSection).toHaveBeenCalledTimes(1);
});

test('a page that was there is not loaded again', async () => {
  const { show, asked } = await openSite();
  await show('/decodings', menu);
  await press('link', 'to om');
  await press('link', 'to decodings');
  expect(asked.filter((url) => url.endsWith('/decodings.json'))).toHaveLength(1);
});

function Trimmed() {
  return <p>{usePageData<{ text: string }>().text.trim()}</p>;
}

/** A document of this address, for the time of a test: there the gateway has been asked already. */
function documentAt(address: string): void {
  window.history.replaceState(null, '', address);
  onTestFinished(() => window.history.replaceState(null, '', '/'));
}

const spyOnReload = () => vi.spyOn(window.location, 'reload').mockImplementation(() => {});

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

const answering = (body: unknown) => () => Response.json(body);

test.each([
  ['an error', failing(500), 'HTTP 500'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['no JSON', () => new Response('<h1>Sign in</h1>'), 'JSON'],
  ['another shape', answering({}), '.document: expected object, received undefined'],
  ['nothing', answering(null), 'expected object, received null'],
  [
    'a document of another shape',
    answering({ document: { url: '/decodings/om' } }),
    '.document.type: expected string, received undefined',
  ],
])(
  'a page whose data meets %s is an alert in plain words, its cause is reported, and "Try again" brings the page',
  async (_, answer, reason) => {
    const { show, page, answers, logged } = await openSite();
    answers[OM] = answer;
    await show('/decodings/om');
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('This page of “Decodings” could not be loaded');
    expect(alert.textContent).not.toContain(reason);
    expect(logged.map(String)).toEqual([expect.stringContaining(reason)]);
    page('/decodings/om', 'Om', 'A syllable.');
    await press('button', 'Try again');
    screen.getByText('A syllable.');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('"Try again" that fails again is an alert again', async () => {
  const { show, asked, answers } = await openSite();
  answers[OM] = failing(500);
  await show('/decodings/om');
  await press('button', 'Try again');
  expect(asked.filter((url) => url === OM)).toHaveLength(2);
  screen.getByRole('alert');
});

test('a failure is asked about once, not over and over', async () => {
  const { show, asked, answers } = await openSite();
  answers[OM] = failing(500);
  await show('/decodings/om');
  screen.getByRole('alert');
  expect(asked.filter((url) => url === OM)).toHaveLength(1);
});

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

test('a notice speaks plainly, names the page as the menu does, and leads to its document', async () => {
  const { show, code, logged } = await openSite();
  const cause = new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008');
  code['audio'] = cause;
  await show('/audio');
  const alert = screen.getByRole('alert');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('“Audio” could not be loaded');
  expect(document.title).toBe('“Audio” could not be loaded · ROE');
  expect(alert.textContent).not.toMatch(/Runtime|script|works/i);
  expect(logged).toEqual([cause]);
  expect(screen.getByRole('link', { name: 'Open as a plain page' }).getAttribute('href')).toBe('/');
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

test('a page that does not exist is no failure', async () => {
  documentAt('/decodings/never-written');
  const { show, logged, sent } = await openSite();
  await show('/decodings/never-written');
  expect([logged, sent]).toEqual([[], []]);
});

test.each([
  ['cannot be had', failing(503)],
  ['does not come in time', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))],
  ['is no JSON', () => new Response('<h1>Sign in</h1>')],
  ['is none', answering({})],
  ['names no section', answering({ sections: {} })],
])('where the registry %s, a page is left to the server, without an alarm', async (_, answer) => {
  const { show, answers } = await openSite();
  answers['/registry.json'] = answer;
  const reload = spyOnReload();
  await show('/audio');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
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
  await show('/decodings/om', menu);
  const { promise, resolve } = deferred<Response>();
  answers[OM] = () => promise;
  await press('button', 'Try again');
  await press('link', 'to audio');
  await act(async () => resolve(new Response('Not found', { status: 404 })));
  screen.getByText('Nine tracks.');
  expect(reload).not.toHaveBeenCalled();
});

test('a section that puts its own in place of fetch keeps no other from being loaded', async () => {
  const { show, code } = await openSite();
  code['decodings'] = new Error('Section "decodings" cannot be had');
  await show('/decodings', menu);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('mine')));
  await press('link', 'to audio');
  screen.getByText('Nine tracks.');
});

test('each kind of failure of a section is told once, with nothing about the visitor', async () => {
  const { show, code, answers, sent } = await openSite();
  answers[OM] = failing(500);
  await show('/decodings/om', menu);
  await press('button', 'Try again');
  code['audio'] = new Error('Section "audio" cannot be had');
  await press('link', 'to audio');
  await press('link', 'to om');
  expect(sent).toEqual([
    ['/api/reports', { section: 'decodings', code: 'c0de000001', kind: 'data' }],
    ['/api/reports', { section: 'audio', code: 'c0de000001', kind: 'load' }],
  ]);
});

test('a section that throws is told as such; who is offline tells nothing', async () => {
  const { show, code, sent } = await openSite();
  code['audio'] = { routes: [{ path: '/audio', element: <Broken /> }] };
  code['decodings'] = new Error('Section "decodings" cannot be had');
  await show('/audio', menu);
  goOffline();
  await press('link', 'to decodings');
  expect(sent).toEqual([['/api/reports', { section: 'audio', code: 'c0de000001', kind: 'render' }]]);
});

test('going to a section that this tab has not met keeps the page until the new one is whole', async () => {
  const { show, answers, registry } = await openSite({
    prerendered: prerenderedPage('/decodings', 'Decodings', 'All of them.'),
  });
  const { promise, resolve } = deferred<Response>();
  answers['/registry.json'] = () => promise;
  await show('/decodings', menu);
  await press('link', 'to audio');
  screen.getByText('All of them.');
  await act(async () => resolve(Response.json(registry)));
  screen.getByText('Nine tracks.');
  expect(screen.queryByText('All of them.')).toBeNull();
});

test('an address inside a section that has no page is left to the server, without an alarm', async () => {
  const { show } = await openSite();
  const reload = spyOnReload();
  await show('/decodings/never-written');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an address that the server itself has no page for is the not-found page, and is not asked for again', async () => {
  documentAt('/decodings/never-written');
  const { show } = await openSite();
  const reload = spyOnReload();
  await show('/decodings/never-written');
  screen.getByRole('heading', { name: /^There is no page at/ });
  expect(reload).not.toHaveBeenCalled();
});

test("a section's code that cannot be had is an alert that names it, and other sections still work", async () => {
  const { show, code } = await openSite();
  code['decodings'] = new Error('Section "decodings" cannot be had');
  await show('/decodings', menu);
  expect(screen.getByRole('alert').textContent).toContain('“Decodings” could not be loaded');
  await press('link', 'to audio');
  screen.getByText('Nine tracks.');
  expect(screen.queryByRole('alert')).toBeNull();
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

test('"Try again" after a failure of the code takes the release that is current then', async () => {
  const { show, code, answers, registry, page, loadSection } = await openSite();
  const fixed = releaseOf('decodings', 'c0de000002');
  code['decodings'] = new Error('Section "decodings" cannot be had');
  await show('/decodings');
  code['decodings'] = sectionOf('decodings');
  const { promise, resolve } = deferred<Response>();
  answers['/registry.json'] = () => promise;
  page('/decodings', 'Decodings', 'Repaired.', { code: fixed.code });
  await press('button', 'Try again');
  const sections = { ...registry.sections, decodings: fixed };
  await act(async () => resolve(Response.json({ ...registry, revision: 2, sections })));
  screen.getByText('Repaired.');
  expect(loadSection).toHaveBeenLastCalledWith(fixed, true, []);
});

test('a tab keeps the release of a section that it runs, whatever the registry says later', async () => {
  const older = 'c0de000000';
  const prerendered = prerenderedPage('/decodings', 'Decodings', 'The older list.', older);
  const { site, show, page } = await openSite({ prerendered });
  page('/decodings/om', 'Om', 'The older text.', { code: older });
  await show('/decodings', menu);
  screen.getByText('The older list.');
  expect((await site.registry()).sections['decodings']?.code).not.toBe(older);
  await press('link', 'to om');
  screen.getByText('The older text.');
});

test('a section that throws while it renders takes nothing else with it', async () => {
  const { show, code, logged } = await openSite();
  code['decodings'] = { routes: [{ path: '/decodings', element: <Broken /> }] };
  await show('/decodings', menu);
  expect(screen.getByRole('alert').textContent).toContain('“Decodings” could not be shown');
  expect(logged).toEqual([new Error('no such verse')]);
  await press('link', 'to audio');
  screen.getByText('Nine tracks.');
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

test('a page that was shipped after this tab got its registry is found', async () => {
  const { show, answers, registry, page } = await openSite();
  page('/audio', 'Audio', 'Nine tracks.');
  answers['/registry.json'] = answering({ ...registry, sections: { decodings: registry.sections['decodings'] } });
  await show('/decodings', menu);
  answers['/registry.json'] = registry;
  await press('link', 'to audio');
  screen.getByText('Nine tracks.');
});

test('a section that this tab has not opened is taken from the newest registry, code and data', async () => {
  const { show, answers, registry, page, site, loadSection } = await openSite();
  await show('/decodings', menu);
  const newer = releaseOf('audio', 'c0de000002');
  const newerDecodings = releaseOf('decodings', 'c0de000002');
  page('/audio', 'Audio', 'Ten tracks.', { code: newer.code });
  answers['/registry.json'] = { ...registry, sections: { decodings: newerDecodings, audio: newer } };
  await site.renewRegistry();
  await press('link', 'to audio');
  screen.getByText('Ten tracks.');
  expect(loadSection).toHaveBeenLastCalledWith(newer, false, []);
  await press('link', 'to om');
  screen.getByText('A syllable.'); // the older one, which it runs
});

test('an address that no section owns is the not-found page, which stays out of search engines', async () => {
  documentAt('/nowhere');
  const { show } = await openSite();
  await show('/nowhere');
  screen.getByRole('heading', { name: /^There is no page at/ });
  expect(document.title).toBe('Page not found · ROE');
  expect(headSays('meta[name=robots]', 'content')).toEqual(['noindex']);
});

test('the way from the not-found page back leaves nothing of it in the head', async () => {
  documentAt('/nowhere');
  const { show } = await openSite();
  await show('/nowhere', menu);
  await press('link', 'to audio');
  expect(document.title).toBe('Audio · ROE');
  expect(headSays('meta[name=robots]', 'content')).toEqual([]);
});

test('a page that its section has data for and no route is the not-found page', async () => {
  const { show, code } = await openSite();
  code['decodings'] = { routes: [{ path: '/decodings', element: <p>List</p> }] };
  await show('/decodings/om');
  screen.getByRole('heading', { name: /^There is no page at/ });
  vi.spyOn(console, 'warn').mockClear(); // React Router tells developers too
});

test('a page that wants to stay out of search engines says so', async () => {
  const { show, page } = await openSite();
  page('/audio', 'Audio', 'Nine tracks.', { index: false });
  await show('/audio');
  expect(headSays('meta[name=robots]', 'content')).toEqual(['noindex']);
});

test('an article has its date and its picture in the head, as other sites ask for them', async () => {
  const { show, page } = await openSite();
  page('/decodings/om', 'Om', 'A syllable.', { type: 'decoding', date: '2025-03-01', image: '/om.webp' });
  await show('/decodings/om');
  expect(headSays('meta[property="og:type"]', 'content')).toEqual(['article']);
  expect(headSays('meta[property="og:image"]', 'content')).toEqual([`${SITE}/om.webp`]);
  expect(headSays('meta[property="article:published_time"]', 'content')).toEqual(['2025-03-01']);
});

function Here() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

test('a page that is asked for by its former address is shown at its own, and what is kept of it goes along', async () => {
  const { answers, show } = await openSite();
  onTestFinished(() => savedForgotten());
  progressMade('/decodings/aum', { anchor: 'three-sounds', part: 0.5 });
  const page = { document: documentOf('/decodings/om', 'Om', { aliases: ['/decodings/aum'] }), data: { text: 'Hum.' } };
  answers['/sections/decodings/data/c0de000001/decodings/om.json'] = page;
  answers['/sections/decodings/data/c0de000001/decodings/aum.json'] = page;
  await show('/decodings/aum?from=a-friend#three-sounds', <Here />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Om');
  expect(screen.getByRole('status').textContent).toBe('/decodings/om?from=a-friend#three-sounds');
  expect(Object.keys(useSaved.getState().progress)).toEqual(['/decodings/om']);
});
