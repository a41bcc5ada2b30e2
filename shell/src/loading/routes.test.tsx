import type { Section } from '@roe/shared/contract';
import { page } from '@roe/shared/page';
import { act, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { deferred, openSite, press } from '../site.fixture.tsx';

const Player = () => <h1>The player</h1>;

/** What the compiler's loader says of a file that does not come. */
const gone = () =>
  Promise.reject(Object.assign(new Error('Loading chunk failed'), { request: '/sections/audio/p.js' }));

/** A section whose page at /audio is a file of its own. */
const lazySection = (load: () => Promise<{ Player: typeof Player }>): Section => ({
  routes: [
    { path: '/audio', lazy: page(load, 'Player') },
    { path: '/audio/om', element: <h1>Om</h1> },
  ],
});

test('a page that is a file of its own is shown when that file has come', async () => {
  const file = deferred<{ Player: typeof Player }>();
  const { show } = await openSite({ code: { audio: lazySection(() => file.promise) } });
  await show('/audio');
  expect(screen.queryByRole('heading')).toBeNull();
  await act(async () => file.resolve({ Player }));
  screen.getByRole('heading', { name: 'The player' });
});

test('its file is on its way as soon as the page is loaded ahead, once', async () => {
  const load = vi.fn(async () => ({ Player }));
  const { site, show } = await openSite({ code: { audio: lazySection(load) } });
  await site.prefetch('/audio');
  expect(load).toHaveBeenCalledOnce();
  expect(site.isLoaded('/audio')).toBe(true);
  await show('/audio');
  screen.getByRole('heading', { name: 'The player' });
  expect(load).toHaveBeenCalledOnce();
});

test('a page is not loaded as long as its own file is not', async () => {
  const { site, show, page } = await openSite({ code: { audio: lazySection(gone) } });
  page('/audio/om', 'Om', 'Hum.');
  await show('/audio/om');
  expect([site.isLoaded('/audio/om'), site.isLoaded('/audio')]).toEqual([true, false]);
});

test('where that file cannot be had, its page says so, and the next attempt evaluates the section anew, past caches, and shows it', async () => {
  const { show, code, loadSection, sent } = await openSite({ code: { audio: lazySection(gone) } });
  await show('/audio');
  screen.getByRole('heading', { name: '“Audio” could not be loaded' });
  expect(sent).toEqual([['/api/reports', { section: 'audio', code: 'c0de000001', kind: 'load' }]]);
  code['audio'] = lazySection(async () => ({ Player }));
  await press('button', 'Try again');
  screen.getByRole('heading', { name: 'The player' });
  expect(loadSection.mock.calls.map(([, ...how]) => how)).toEqual([
    [false, []],
    [true, ['/sections/audio/p.js']],
  ]);
});

test('what did not come ahead of its page is asked for again by the section as it is', async () => {
  const load = vi.fn(async () => ({ Player }));
  load.mockImplementationOnce(gone);
  const { site, show, loadSection } = await openSite({ code: { audio: lazySection(load) } });
  await site.prefetch('/audio');
  await site.open('/audio');
  await show('/audio');
  screen.getByRole('heading', { name: 'The player' });
  expect(loadSection).toHaveBeenCalledTimes(1);
});

test('who only asks what a page is leaves a section alone whose file did not come', async () => {
  const { site, show, loadSection, page } = await openSite({ code: { audio: lazySection(gone) } });
  page('/audio/om', 'Om', 'Hum.');
  await show('/audio', <Link to="/audio/om">to om</Link>);
  await press('link', 'to om');
  screen.getByRole('heading', { name: 'Om' });
  await site.pageAt('/audio');
  expect(site.isLoaded('/audio/om')).toBe(true);
  expect(loadSection).toHaveBeenCalledTimes(1);
});

test('a part of a page that comes later by React.lazy is had by the next attempt too', async () => {
  const sectionOf = (load: () => Promise<{ default: typeof Player }>): Section => {
    const Part = lazy(load);
    const element = (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    );
    return { routes: [{ path: '/audio', element }] };
  };
  const { show, code, loadSection } = await openSite({ code: { audio: sectionOf(gone) } });
  await show('/audio');
  screen.getByRole('heading', { name: '“Audio” could not be shown' });
  code['audio'] = sectionOf(async () => ({ default: Player }));
  await press('button', 'Try again');
  screen.getByRole('heading', { name: 'The player' });
  expect(loadSection).toHaveBeenLastCalledWith(expect.anything(), true, ['/sections/audio/p.js']);
});
