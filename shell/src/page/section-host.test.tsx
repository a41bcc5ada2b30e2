import { act, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deferred, documentOf, failing, headSays, openSite, press, quiet, releaseOf, SITE } from '../site.fixture.tsx';

const { loadSection } = vi.hoisted(() => ({ loadSection: vi.fn() }));
vi.mock('../loading/federation.ts', () => ({ loadSection }));

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
  const { show, bring } = await openSite(loadSection);
  await bring('/decodings/om', 'Om', 'A syllable.');
  await show('/decodings/om');
  expect(screen.getByRole('heading', { name: 'Om' })).toBeTruthy();
  expect(screen.getByText('A syllable.')).toBeTruthy();
  expect(document.title).toBe('Om · ROE');
  expect(headSays('link[rel=canonical]', 'href')).toEqual([`${SITE}/decodings/om`]);
  expect(headSays('meta[name=description]', 'content')).toEqual(['About Om.']);
  expect(headSays('meta[name=robots]', 'content')).toEqual([]);
});

test('a section that this tab has not met is found in the registry', async () => {
  const { show, asked } = await openSite(loadSection);
  await show('/audio');
  expect(screen.getByText('Nine tracks.')).toBeTruthy();
  expect(asked[0]).toBe('/registry.json');
});

test("a page's data is asked for before its section's code is there", async () => {
  const { show, code, asked, sectionOf } = await openSite(loadSection);
  const { promise, resolve } = deferred<ReturnType<typeof sectionOf>>();
  code['audio'] = promise;
  await show('/audio');
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  expect(asked).toContain('/sections/audio/data/c0de000001/audio.json');
  await act(async () => resolve(sectionOf('audio')));
  expect(screen.getByText('Nine tracks.')).toBeTruthy();
});

test('an address has one page, however it is written', async () => {
  const { show } = await openSite(loadSection);
  await show('/decodings/%6Fm/');
  expect(screen.getByText('A syllable.')).toBeTruthy();
});

test('a second page of a section does not load the registry or the code again', async () => {
  const { show, asked } = await openSite(loadSection);
  await show('/decodings', menu);
  await press('link', 'to om');
  expect(screen.getByText('A syllable.')).toBeTruthy();
  expect(asked.filter((url) => url === '/registry.json')).toHaveLength(1);
  expect(loadSection).toHaveBeenCalledTimes(1);
});

test('a page that was there is not loaded again', async () => {
  const { show, asked } = await openSite(loadSection);
  await show('/decodings', menu);
  await press('link', 'to om');
  await press('link', 'to decodings');
  expect(asked.filter((url) => url.endsWith('/decodings.json'))).toHaveLength(1);
});

function Trimmed({ usePageData }: Pick<typeof import('@roe/shared/frame'), 'usePageData'>) {
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
  ['another shape', answering({}), 'expected { document, data }'],
  ['nothing', answering(null), 'expected { document, data }'],
  ['a document of another shape', answering({ document: { url: '/decodings/om' } }), 'expected { document, data }'],
])('a page whose data meets %s is an alert, and "Try again" brings the page', async (_, answer, reason) => {
  const { show, page, answers } = await openSite(loadSection);
  answers[OM] = answer;
  await show('/decodings/om', null, quiet);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('This page of “Decodings” could not be loaded');
  expect(alert.textContent).toContain(reason);
  page('/decodings/om', 'Om', 'A syllable.');
  await press('button', 'Try again');
  expect(screen.getByText('A syllable.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('"Try again" that fails again is an alert again', async () => {
  const { show, asked, answers } = await openSite(loadSection);
  answers[OM] = failing(500);
  await show('/decodings/om', null, quiet);
  await press('button', 'Try again');
  expect(asked.filter((url) => url === OM)).toHaveLength(2);
  expect(screen.getByRole('alert')).toBeTruthy();
});

test('a failure is asked about once, not over and over', async () => {
  const { show, asked, answers } = await openSite(loadSection);
  answers[OM] = failing(500);
  await show('/decodings/om', null, quiet);
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(asked.filter((url) => url === OM)).toHaveLength(1);
});

test('data that their section cannot show are asked for again by "Try again"', async () => {
  const { show, answers, code, frame } = await openSite(loadSection);
  code['decodings'] = { routes: [{ path: '/decodings/:slug', element: <Trimmed usePageData={frame.usePageData} /> }] };
  const right = answers[OM] as object;
  answers[OM] = { ...right, data: {} };
  await show('/decodings/om', null, quiet);
  expect(screen.getByRole('alert').textContent).toContain('Something in it is broken. The rest of the site works.');
  answers[OM] = right;
  await press('button', 'Try again');
  expect(screen.getByText('A syllable.')).toBeTruthy();
});

test('a notice speaks plainly, names the page as the menu does, and leads to its document', async () => {
  const { show, code } = await openSite(loadSection);
  code['audio'] = new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008');
  await show('/audio', null, quiet);
  const alert = screen.getByRole('alert');
  const details = alert.querySelector('details') as HTMLElement;
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('“Audio” could not be loaded');
  expect(document.title).toBe('“Audio” could not be loaded · ROE');
  expect(alert.textContent?.replace(details.textContent ?? '', '')).not.toMatch(/Runtime|script|works/);
  expect(details.textContent).toContain('#RUNTIME-008');
  expect(screen.getByRole('link', { name: 'Open as a plain page' }).getAttribute('href')).toBe('/');
});

test('while the visitor is offline a notice says so, and the page comes when the connection is back', async () => {
  const { show, answers, registry } = await openSite(loadSection);
  const isOnline = goOffline();
  answers['/registry.json'] = () => Promise.reject(new TypeError('Failed to fetch'));
  const reload = spyOnReload();
  await show('/audio', null, quiet);
  expect(screen.getByRole('alert').textContent).toContain('You are offline.');
  expect(screen.getByRole('alert').textContent).not.toContain('the menu leads');
  isOnline.mockRestore();
  answers['/registry.json'] = registry;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Nine tracks.')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['cannot be had', failing(503)],
  ['does not come in time', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))],
  ['is no JSON', () => new Response('<h1>Sign in</h1>')],
  ['is none', answering({})],
  ['names no section', answering({ sections: {} })],
])('where the registry %s, a page is left to the server, without an alarm', async (_, answer) => {
  const { show, answers } = await openSite(loadSection);
  answers['/registry.json'] = answer;
  const reload = spyOnReload();
  await show('/audio', null, quiet);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the focus goes from "Try again" to the heading of the page that came, and stays where it did not help', async () => {
  const { show, answers, page } = await openSite(loadSection);
  answers[OM] = failing(500);
  await show('/decodings/om', null, quiet);
  screen.getByRole('button', { name: 'Try again' }).focus();
  await press('button', 'Try again');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
  page('/decodings/om', 'Om', 'A syllable.');
  await press('button', 'Try again');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Om' }));
});

test('the focus is on "Try again" once more where the page that came is broken too', async () => {
  const { show, code } = await openSite(loadSection);
  code['decodings'] = { routes: [{ path: '/decodings', element: <Broken /> }] };
  await show('/decodings', null, quiet);
  screen.getByRole('button', { name: 'Try again' }).focus();
  await press('button', 'Try again');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
});

test('who goes on while a page is tried again stays where they are, whatever comes of it', async () => {
  const { show, answers } = await openSite(loadSection);
  const reload = spyOnReload();
  answers[OM] = failing(500);
  await show('/decodings/om', menu, quiet);
  const { promise, resolve } = deferred<Response>();
  answers[OM] = () => promise;
  await press('button', 'Try again');
  await press('link', 'to audio');
  await act(async () => resolve(new Response('Not found', { status: 404 })));
  expect(screen.getByText('Nine tracks.')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('a section that puts its own in place of fetch keeps no other from being loaded', async () => {
  const { show, code } = await openSite(loadSection);
  code['decodings'] = new Error('Section "decodings" cannot be had');
  await show('/decodings', menu, quiet);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('mine')));
  await press('link', 'to audio');
  expect(screen.getByText('Nine tracks.')).toBeTruthy();
});

test('each kind of failure of a section is told once, with nothing about the visitor', async () => {
  const { show, code, answers, sent } = await openSite(loadSection);
  answers[OM] = failing(500);
  await show('/decodings/om', menu, quiet);
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
  const { show, code, sent } = await openSite(loadSection);
  code['audio'] = { routes: [{ path: '/audio', element: <Broken /> }] };
  code['decodings'] = new Error('Section "decodings" cannot be had');
  await show('/audio', menu, quiet);
  goOffline();
  await press('link', 'to decodings');
  expect(sent).toEqual([['/api/reports', { section: 'audio', code: 'c0de000001', kind: 'render' }]]);
});

test('going to a section that this tab has not met keeps the page until the new one is whole', async () => {
  const { show, bring, answers, registry } = await openSite(loadSection);
  await bring('/decodings', 'Decodings', 'All of them.');
  const { promise, resolve } = deferred<Response>();
  answers['/registry.json'] = () => promise;
  await show('/decodings', menu);
  await press('link', 'to audio');
  expect(screen.getByText('All of them.')).toBeTruthy();
  await act(async () => resolve(Response.json(registry)));
  expect(screen.getByText('Nine tracks.')).toBeTruthy();
  expect(screen.queryByText('All of them.')).toBeNull();
});

test('an address inside a section that has no page is left to the server, without an alarm', async () => {
  const { show } = await openSite(loadSection);
  const reload = spyOnReload();
  await show('/decodings/never-written', null, quiet);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an address that the server itself has no page for is the not-found page, and is not asked for again', async () => {
  documentAt('/decodings/never-written');
  const { show } = await openSite(loadSection);
  const reload = spyOnReload();
  await show('/decodings/never-written', null, quiet);
  expect(screen.getByRole('heading', { name: /^There is no page at/ })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test("a section's code that cannot be had is an alert that names it, and other sections still work", async () => {
  const { show, code } = await openSite(loadSection);
  code['decodings'] = new Error('Section "decodings" cannot be had');
  await show('/decodings', menu, quiet);
  expect(screen.getByRole('alert').textContent).toContain('Section "decodings" cannot be had');
  await press('link', 'to audio');
  expect(screen.getByText('Nine tracks.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('"Try again" after a failure of the code takes the release that is current then', async () => {
  const { show, code, sectionOf, answers, registry, page } = await openSite(loadSection);
  const fixed = releaseOf('decodings', 'c0de000002');
  code['decodings'] = new Error('Section "decodings" cannot be had');
  await show('/decodings', null, quiet);
  code['decodings'] = sectionOf('decodings');
  const { promise, resolve } = deferred<Response>();
  answers['/registry.json'] = () => promise;
  page('/decodings', 'Decodings', 'Repaired.', { code: fixed.code });
  await press('button', 'Try again');
  const sections = { ...registry.sections, decodings: fixed };
  await act(async () => resolve(Response.json({ ...registry, revision: 2, sections })));
  expect(screen.getByText('Repaired.')).toBeTruthy();
  expect(loadSection).toHaveBeenLastCalledWith(fixed, true);
});

test('a tab keeps the release of a section that it runs, whatever the registry says later', async () => {
  const { show, pinSection, seedCode, sectionOf, page, loadRegistry } = await openSite(loadSection);
  const older = releaseOf('decodings', 'c0de000000');
  pinSection(older);
  seedCode(older, sectionOf('decodings'));
  page('/decodings', 'Decodings', 'The older list.', { code: older.code });
  page('/decodings/om', 'Om', 'The older text.', { code: older.code });
  await show('/decodings', menu);
  expect(screen.getByText('The older list.')).toBeTruthy();
  expect((await loadRegistry()).sections['decodings']?.code).not.toBe(older.code);
  await press('link', 'to om');
  expect(screen.getByText('The older text.')).toBeTruthy();
});

test('a section that throws while it renders takes nothing else with it', async () => {
  const { show, code } = await openSite(loadSection);
  code['decodings'] = { routes: [{ path: '/decodings', element: <Broken /> }] };
  await show('/decodings', menu, quiet);
  expect(screen.getByRole('alert').textContent).toContain('no such verse');
  await press('link', 'to audio');
  expect(screen.getByText('Nine tracks.')).toBeTruthy();
});

test('an address that no section owns is asked about anew, and then left to the server', async () => {
  const { show, loadRegistry, asked } = await openSite(loadSection);
  const reload = spyOnReload();
  await loadRegistry();
  await show('/nowhere', null, quiet);
  expect(asked).toEqual(['/registry.json', '/registry.json']);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/^There is no page at/)).toBeNull();
});

test('a page that was shipped after this tab got its registry is found', async () => {
  const { show, answers, registry, page } = await openSite(loadSection);
  page('/audio', 'Audio', 'Nine tracks.');
  answers['/registry.json'] = answering({ ...registry, sections: { decodings: registry.sections['decodings'] } });
  await show('/decodings', menu);
  answers['/registry.json'] = registry;
  await press('link', 'to audio');
  expect(screen.getByText('Nine tracks.')).toBeTruthy();
});

test('a section that this tab has not opened is taken from the newest registry, code and data', async () => {
  const { show, answers, registry, page, renewRegistry } = await openSite(loadSection);
  await show('/decodings', menu);
  const newer = releaseOf('audio', 'c0de000002');
  const newerDecodings = releaseOf('decodings', 'c0de000002');
  page('/audio', 'Audio', 'Ten tracks.', { code: newer.code });
  answers['/registry.json'] = { ...registry, sections: { decodings: newerDecodings, audio: newer } };
  await renewRegistry();
  await press('link', 'to audio');
  expect(screen.getByText('Ten tracks.')).toBeTruthy();
  expect(loadSection).toHaveBeenLastCalledWith(newer, false);
  await press('link', 'to om');
  expect(screen.getByText('A syllable.')).toBeTruthy(); // the older one, which it runs
});

test('an address that no section owns is the not-found page, which stays out of search engines', async () => {
  documentAt('/nowhere');
  const { show } = await openSite(loadSection);
  await show('/nowhere');
  expect(screen.getByRole('heading', { name: /^There is no page at/ })).toBeTruthy();
  expect(document.title).toBe('Page not found · ROE');
  expect(headSays('meta[name=robots]', 'content')).toEqual(['noindex']);
});

test('the way from the not-found page back leaves nothing of it in the head', async () => {
  documentAt('/nowhere');
  const { show } = await openSite(loadSection);
  await show('/nowhere', menu);
  await press('link', 'to audio');
  expect(document.title).toBe('Audio · ROE');
  expect(headSays('meta[name=robots]', 'content')).toEqual([]);
});

test('a page that its section has data for and no route is the not-found page', async () => {
  const { show, code } = await openSite(loadSection);
  code['decodings'] = { routes: [{ path: '/decodings', element: <p>List</p> }] };
  await show('/decodings/om');
  expect(screen.getByRole('heading', { name: /^There is no page at/ })).toBeTruthy();
  vi.spyOn(console, 'warn').mockClear(); // React Router tells developers too
});

test('a page that wants to stay out of search engines says so', async () => {
  const { show, page } = await openSite(loadSection);
  page('/audio', 'Audio', 'Nine tracks.', { index: false });
  await show('/audio');
  expect(headSays('meta[name=robots]', 'content')).toEqual(['noindex']);
});

test('an article has its date and its picture in the head, as other sites ask for them', async () => {
  const { show, page } = await openSite(loadSection);
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
  const { answers, show } = await openSite(loadSection);
  const { useSaved, progressMade, savedForgotten } = await import('@roe/shared/state/saved');
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
