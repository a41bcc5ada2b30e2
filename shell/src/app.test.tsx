import { act, fireEvent, type RenderOptions, render, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deferred, documentOf, failing, NAV, openSite, press, quiet, releaseOf, SITE } from './site.fixture.tsx';

const { loadSection } = vi.hoisted(() => ({ loadSection: vi.fn() }));
vi.mock('./loading/federation.ts', () => ({ loadSection }));

/** The site of the fixture in a browser at this address, where "/decodings" was prerendered. */
async function openBrowser(
  address: string,
  { failure, hasRegistry = true }: { failure?: Error; hasRegistry?: boolean } = {},
) {
  window.history.replaceState(null, '', address);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  // What the simulated document lacks: popovers, and the element <search>.
  Object.assign(HTMLElement.prototype, { hidePopover() {} });
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement', configurable: true });
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  const site = await openSite(loadSection);
  const { App } = await import('./app.tsx');
  const { keepPrerendered } = await import('./loading/prerendered.ts');
  if (failure) site.code['decodings'] = failure;
  await site.bring('/decodings', 'Decodings', 'All of them.');
  if (hasRegistry) await site.loadRegistry();
  loadSection.mockClear();
  const root = document.createElement('div');
  root.innerHTML = '<main><h1>Decodings</h1><p>The text of the page.</p></main>';
  keepPrerendered({ path: '/decodings', document: documentOf('/decodings', 'Decodings'), root });
  const start = (options?: RenderOptions) =>
    act(async () =>
      render(<App nav={NAV} site={SITE} renderedPath="/decodings" isKept={failure !== undefined} />, options),
    );
  return { ...site, start, scrollTo };
}

const pressInMenu = (name: string) =>
  act(
    async () =>
      void fireEvent.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name })),
  );

/** Types into the header's search and sends it, as a visitor would. */
function search(text: string): Promise<void> {
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  field.focus();
  fireEvent.change(field, { target: { value: text } });
  return act(async () => void fireEvent.click(within(field.form as HTMLFormElement).getByRole('button')));
}

function Query({ seen }: { seen: string[] }) {
  const { search, hash } = useLocation();
  seen.push(search + hash);
  return <p>Shown for {search}</p>;
}

test('the first render is the prerendered page, without a query; then the query is applied', async () => {
  const { start, seedCode } = await openBrowser('/decodings?search=om#first');
  const seen: string[] = [];
  seedCode(releaseOf('decodings'), { routes: [{ path: '/decodings', element: <Query seen={seen} /> }] });
  await start();
  expect(seen[0]).toBe('');
  expect(seen.at(-1)).toBe('?search=om#first');
  expect(screen.getByText('Shown for ?search=om')).toBeTruthy();
});

test('a page that was served at another address is shown as what it is', async () => {
  const { start } = await openBrowser('/decodings/never-written');
  await start();
  expect(screen.getByText('All of them.')).toBeTruthy();
  expect(window.location.pathname).toBe('/decodings/never-written');
});

test('the menu leads to a page of another section', async () => {
  const { start } = await openBrowser('/decodings');
  await start();
  await pressInMenu('Audio');
  expect(screen.getByText('Nine tracks.')).toBeTruthy();
  expect(window.location.pathname).toBe('/audio');
  expect(document.title).toBe('Audio · ROE');
});

test('the menu leads to another section before the registry has come', async () => {
  const { start, answers, registry } = await openBrowser('/decodings', { hasRegistry: false });
  const { promise, resolve } = deferred<Response>();
  answers['/registry.json'] = () => promise;
  await start();
  await pressInMenu('Audio');
  expect(screen.getByText('All of them.')).toBeTruthy();
  await act(async () => resolve(Response.json(registry)));
  expect(screen.getByText('Nine tracks.')).toBeTruthy();
});

test('the old page stays until the new one is whole, and the main region says that it is busy', async () => {
  const { start, answers } = await openBrowser('/decodings');
  const { promise, resolve } = deferred<Response>();
  answers['/sections/audio/data/c0de000001/audio.json'] = () => promise;
  await start();
  await pressInMenu('Audio');
  expect(screen.getByText('All of them.')).toBeTruthy();
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
  expect(screen.getByText('Nine tracks.')).toBeTruthy();
  expect(screen.queryByText('All of them.')).toBeNull();
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBeNull();
});

test('a page that the old one does not let through in nine seconds is loaded as a document', async () => {
  const { start, answers } = await openBrowser('/decodings');
  answers['/sections/audio/data/c0de000001/audio.json'] = () => new Promise(() => {});
  await start();
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
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
  expect(await screen.findByText('All of them.')).toBeTruthy();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 400 });
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
  expect(screen.getByRole('button', { name: 'Mute Audio' })).toBeTruthy();
});

test('the menu marks where the visitor is', async () => {
  const { start } = await openBrowser('/decodings');
  await start();
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Decodings');
  await pressInMenu('Audio');
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Audio');
});

test('coming back to a section whose code could not be had tries anew, past what caches hold', async () => {
  const { start, code, sectionOf } = await openBrowser('/decodings');
  code['audio'] = new Error('Section "audio" cannot be had');
  await start(quiet);
  await pressInMenu('Audio');
  expect(screen.getByRole('alert').textContent).toContain('Section "audio" cannot be had');
  await pressInMenu('Decodings');
  expect(screen.getByText('All of them.')).toBeTruthy();
  code['audio'] = sectionOf('audio');
  await pressInMenu('Audio');
  expect(await screen.findByText('Nine tracks.')).toBeTruthy();
  expect(loadSection.mock.calls.map(([{ id }, isRetry]) => [id, isRetry])).toEqual([
    ['audio', false],
    ['audio', true],
  ]);
});

test('coming back to a page whose data could not be had asks for them again', async () => {
  const { start, answers, page } = await openBrowser('/decodings');
  answers['/sections/audio/data/c0de000001/audio.json'] = failing(500);
  await start(quiet);
  await pressInMenu('Audio');
  expect(screen.getByRole('alert')).toBeTruthy();
  await pressInMenu('Decodings');
  page('/audio', 'Audio', 'Nine tracks.');
  await pressInMenu('Audio');
  expect(screen.getByText('Nine tracks.')).toBeTruthy();
});

/** The same, where the code of the prerendered page's section could not be had. */
async function openWithoutCode() {
  const browser = await openBrowser('/decodings', { failure: new Error('Section "decodings" cannot be had') });
  await browser.start(quiet);
  const repair = () => Object.assign(browser.code, { decodings: browser.sectionOf('decodings') });
  return { ...browser, repair };
}

test('where the code of a prerendered page cannot be had, its text stays, and the visitor is told', async () => {
  await openWithoutCode();
  expect(screen.getByText('The text of the page.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('The text is all here.');
});

test('"Try again" brings the rest of the page', async () => {
  const { repair } = await openWithoutCode();
  repair();
  await press('button', 'Try again');
  expect(screen.getByText('All of them.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(loadSection).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'decodings' }), true);
});

test('while it is tried again, nobody can ask twice', async () => {
  const { code, sectionOf } = await openWithoutCode();
  const { promise, resolve } = deferred<ReturnType<typeof sectionOf>>();
  code['decodings'] = promise;
  await press('button', 'Try again');
  expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('The text of the page.')).toBeTruthy();
  await act(async () => resolve(sectionOf('decodings')));
  expect(screen.getByText('All of them.')).toBeTruthy();
});

test('trying again in vain keeps the text, and the visitor can try once more', async () => {
  const { repair } = await openWithoutCode();
  await press('button', 'Try again');
  expect(screen.getByText('The text of the page.')).toBeTruthy();
  repair();
  await press('button', 'Try again');
  expect(screen.getByText('All of them.')).toBeTruthy();
});

test('without the code of its own section a page still leads to the others', async () => {
  await openWithoutCode();
  await pressInMenu('Audio');
  expect(screen.getByText('Nine tracks.')).toBeTruthy();
  expect(screen.queryByText('The text of the page.')).toBeNull();
});
