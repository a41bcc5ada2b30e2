import type { Section } from '@roe/shared/contract';
import { page } from '@roe/shared/page';
import { asVisitor } from '@roe/shared/testing/visitor';
import { act, render, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { App } from './app.tsx';
import { SiteContext } from './loading/site-context.ts';
import { deferred, failing, mendDocument, menu, openSite, prerenderedPage, press, sectionOf } from './site.fixture.tsx';

interface Opened {
  /** Code in place of what the sections have. */
  code?: Record<string, Section | Error>;
  hasRegistry?: boolean;
}

/** The site of the fixture in a browser at this address, where "/decodings" was prerendered. */
async function openBrowser(address: string, { code, hasRegistry = true }: Opened = {}) {
  window.history.replaceState(null, '', address);
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  mendDocument();
  const root = document.createElement('div');
  root.innerHTML = '<main><h1>Decodings</h1><p>The text of the page.</p></main>';
  const prerendered = { ...prerenderedPage('/decodings', 'Decodings', 'All of them.'), root };
  const browser = await openSite({ prerendered, ...(code && { code }) });
  const { site } = browser;
  if (hasRegistry) await site.registry();
  const start = () =>
    act(async () =>
      render(
        <SiteContext value={site}>
          <App isKept={code?.['decodings'] instanceof Error} />
        </SiteContext>,
        { onCaughtError: () => {} },
      ),
    );
  return { ...browser, start, scrollTo };
}

const pressInMenu = (name: string) => press('link', name, menu());

/** Types into the header's search and sends it, as a visitor would. */
async function search(text: string): Promise<void> {
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  await asVisitor(async (user) => {
    await user.clear(field);
    await user.keyboard(`${text}{Enter}`);
  });
}

function Query({ seen }: { seen: string[] }) {
  const { search, hash } = useLocation();
  seen.push(search + hash);
  return <p>Shown for {search}</p>;
}

const Om = () => <h1>Om</h1>;

test('the first render is the prerendered page, without a query; then the query is applied', async () => {
  const seen: string[] = [];
  const decodings = { routes: [{ path: '/decodings', element: <Query seen={seen} /> }] };
  const { start } = await openBrowser('/decodings?search=om#first', { code: { decodings } });
  await start();
  expect(seen[0]).toBe('');
  expect(seen.at(-1)).toBe('?search=om#first');
  screen.getByText('Shown for ?search=om');
});

test('a page that was served at another address is shown as what it is', async () => {
  const { start } = await openBrowser('/decodings/never-written');
  await start();
  screen.getByText('All of them.');
  expect(window.location.pathname).toBe('/decodings/never-written');
});

test('the menu leads to a page of another section', async () => {
  const { start } = await openBrowser('/decodings');
  await start();
  await pressInMenu('Audio');
  screen.getByText('Nine tracks.');
  expect(window.location.pathname).toBe('/audio');
  expect(document.title).toBe('Audio · ROE');
});

test('the menu leads to another section before the registry has come', async () => {
  const { start, answers, registry } = await openBrowser('/decodings', { hasRegistry: false });
  const { promise, resolve } = deferred<Response>();
  answers['/registry.json'] = () => promise;
  await start();
  await pressInMenu('Audio');
  screen.getByText('All of them.');
  await act(async () => resolve(Response.json(registry)));
  screen.getByText('Nine tracks.');
});

test('the old page stays until the new one is whole, and the main region says that it is busy', async () => {
  const { start, answers } = await openBrowser('/decodings');
  const { promise, resolve } = deferred<Response>();
  answers['/sections/audio/data/c0de000001/audio.json'] = () => promise;
  await start();
  await pressInMenu('Audio');
  screen.getByText('All of them.');
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  const document = {
    url: '/audio',
    type: 'page',
    title: 'Audio',
    summary: 'Sound.',
    date: null,
    image: null,
    index: true,
  };
  await act(async () => resolve(Response.json({ document, data: { text: 'Nine tracks.' } })));
  screen.getByText('Nine tracks.');
  expect(screen.queryByText('All of them.')).toBeNull();
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBeNull();
});

/** Time passes only as the test says. */
function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('a page that the old one does not let through in nine seconds is loaded as a document', async () => {
  const { start, answers } = await openBrowser('/decodings');
  answers['/sections/audio/data/c0de000001/audio.json'] = () => new Promise(() => {});
  await start();
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  stopTheClock();
  await pressInMenu('Audio');
  vi.advanceTimersByTime(8999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that came, or that the visitor no longer waits for, is not loaded again', async () => {
  const { start, answers } = await openBrowser('/decodings');
  answers['/sections/audio/data/c0de000001/audio.json'] = () => new Promise(() => {});
  await start();
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  stopTheClock();
  await pressInMenu('Audio');
  vi.advanceTimersByTime(8000);
  await pressInMenu('Audio'); // and waits anew
  vi.advanceTimersByTime(8000);
  await pressInMenu('Decodings');
  vi.advanceTimersByTime(20_000);
  expect(reload).not.toHaveBeenCalled();
});

test('a new page starts at its top, with the focus on its heading', async () => {
  const { start, scrollTo } = await openBrowser('/decodings');
  await start();
  expect(document.activeElement).toBe(document.body);
  await pressInMenu('Audio');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Audio', level: 1 }));
  expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]]);
});

test('a page that is gone back to starts where the visitor was', async () => {
  const { start, scrollTo } = await openBrowser('/decodings');
  await start();
  vi.stubGlobal('scrollY', 400);
  await pressInMenu('Audio');
  await act(async () => window.history.back());
  await screen.findByText('All of them.');
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 400 });
});

test('on a page that has another height than before, the place is as far down as it was', async () => {
  const { start, scrollTo } = await openBrowser('/decodings');
  await start();
  const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(8000);
  vi.stubGlobal('scrollY', 400);
  await pressInMenu('Audio');
  height.mockReturnValue(9000);
  await act(async () => window.history.back());
  await screen.findByText('All of them.');
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 450 });
});

test('a change of the query alone moves neither focus nor page', async () => {
  const { start, scrollTo } = await openBrowser('/decodings');
  await start();
  await search('om');
  expect(window.location.search).toBe('?search=om');
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' }));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('the search leads to the list, with the text as it was meant', async () => {
  const { start } = await openBrowser('/audio');
  await start();
  await search('  birth & death  ');
  expect(window.location.pathname + window.location.search).toBe('/decodings?search=birth%20%26%20death');
});

test.each(['', '   '])('a search for "%s" does nothing', async (text) => {
  const { start } = await openBrowser('/decodings?search=om');
  await start();
  await search(text);
  expect(window.location.search).toBe('?search=om');
});

test('the audio button says what it will do', async () => {
  const { start } = await openBrowser('/decodings');
  await start();
  await press('button', 'Mute Audio');
  expect(screen.queryByRole('button', { name: 'Mute Audio' })).toBeNull();
  await press('button', 'Enable Audio');
  screen.getByRole('button', { name: 'Mute Audio' });
});

test('the menu marks where the visitor is', async () => {
  const { start } = await openBrowser('/decodings');
  await start();
  expect(menu().getByRole('link', { current: 'page' }).textContent).toBe('Decodings');
  await pressInMenu('Audio');
  expect(menu().getByRole('link', { current: 'page' }).textContent).toBe('Audio');
});

test('coming back to a section whose code could not be had tries anew, past what caches hold', async () => {
  const { start, code, loadSection } = await openBrowser('/decodings');
  code['audio'] = new Error('Section "audio" cannot be had');
  await start();
  await pressInMenu('Audio');
  screen.getByRole('alert');
  await pressInMenu('Decodings');
  screen.getByText('All of them.');
  code['audio'] = sectionOf('audio');
  await pressInMenu('Audio');
  screen.getByText('Nine tracks.');
  expect(loadSection.mock.calls.map(([{ id }, isRetry]) => [id, isRetry])).toEqual([
    ['audio', false],
    ['audio', true],
  ]);
});

test('on the way to a page of the same section whose own file did not come before, the old page stays as it is', async () => {
  const sectionWith = (load: () => Promise<{ Om: typeof Om }>): Section => ({
    routes: [
      { path: '/decodings', element: <Link to="/decodings/om">to om</Link> },
      { path: '/decodings/om', lazy: page(load, 'Om') },
    ],
  });
  const gone = () => Promise.reject(new Error('Loading chunk failed'));
  const { start, code, answers, registry } = await openBrowser('/decodings', {
    code: { decodings: sectionWith(gone) },
  });
  await start();
  await press('link', 'to om');
  screen.getByRole('alert');
  await pressInMenu('Decodings');
  const { promise, resolve } = deferred<Response>();
  answers['/registry.json'] = () => promise;
  code['decodings'] = sectionWith(async () => ({ Om }));
  await press('link', 'to om');
  screen.getByRole('link', { name: 'to om' });
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  await act(async () => resolve(Response.json(registry)));
  screen.getByRole('heading', { name: 'Om' });
});

test('coming back to a page whose data could not be had asks for them again', async () => {
  const { start, answers, page } = await openBrowser('/decodings');
  answers['/sections/audio/data/c0de000001/audio.json'] = failing(500);
  await start();
  await pressInMenu('Audio');
  screen.getByRole('alert');
  await pressInMenu('Decodings');
  page('/audio', 'Audio', 'Nine tracks.');
  await pressInMenu('Audio');
  screen.getByText('Nine tracks.');
});

/** The same, where the code of the prerendered page's section could not be had. */
async function openWithoutCode() {
  const browser = await openBrowser('/decodings', {
    code: { decodings: new Error('Section "decodings" cannot be had') },
  });
  await browser.start();
  const repair = () => Object.assign(browser.code, { decodings: sectionOf('decodings') });
  return { ...browser, repair };
}

test('where the code of a prerendered page cannot be had, its text stays, and the visitor is told', async () => {
  await openWithoutCode();
  screen.getByText('The text of the page.');
  expect(screen.getByRole('alert').textContent).toContain('The text is all here.');
});

test('"Try again" brings the rest of the page', async () => {
  const { repair, loadSection } = await openWithoutCode();
  repair();
  await press('button', 'Try again');
  screen.getByText('All of them.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(loadSection).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'decodings' }), true, []);
});

test('while it is tried again, nobody can ask twice', async () => {
  const { code } = await openWithoutCode();
  const { promise, resolve } = deferred<Section>();
  code['decodings'] = promise;
  await press('button', 'Try again');
  expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-disabled')).toBe('true');
  screen.getByText('The text of the page.');
  await act(async () => resolve(sectionOf('decodings')));
  screen.getByText('All of them.');
});

test('trying again in vain keeps the text, and the visitor can try once more', async () => {
  const { repair } = await openWithoutCode();
  await press('button', 'Try again');
  screen.getByText('The text of the page.');
  repair();
  await press('button', 'Try again');
  screen.getByText('All of them.');
});

test('without the code of its own section a page still leads to the others', async () => {
  await openWithoutCode();
  await pressInMenu('Audio');
  screen.getByText('Nine tracks.');
  expect(screen.queryByText('The text of the page.')).toBeNull();
});
