import type { Section } from '@roe/shared/contract';
import { progressMade, savedForgotten, useSaved } from '@roe/shared/state/saved';
import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deferred, documentOf, openSite, prerenderedPage, press, sectionOf } from '../site.fixture.tsx';
import { links } from './section-host.fixture.tsx';

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
  await show('/decodings', links);
  await press('link', 'to om');
  screen.getByText('A syllable.');
  expect(asked.filter((url) => url === '/registry.json')).toHaveLength(1);
  expect(loadSection).toHaveBeenCalledTimes(1);
});

test('a page that was there is not loaded again', async () => {
  const { show, asked } = await openSite();
  await show('/decodings', links);
  await press('link', 'to om');
  await press('link', 'to decodings');
  expect(asked.filter((url) => url.endsWith('/decodings.json'))).toHaveLength(1);
});

test('a section that puts its own in place of fetch keeps no other from being loaded', async () => {
  const { show, code } = await openSite();
  code['decodings'] = new Error('Section "decodings" cannot be had');
  await show('/decodings', links);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('mine')));
  await press('link', 'to audio');
  screen.getByText('Nine tracks.');
});

test('going to a section that this tab has not met keeps the page until the new one is whole', async () => {
  const { show, answers, registry } = await openSite({
    prerendered: prerenderedPage('/decodings', 'Decodings', 'All of them.'),
  });
  const { promise, resolve } = deferred<Response>();
  answers['/registry.json'] = () => promise;
  await show('/decodings', links);
  await press('link', 'to audio');
  screen.getByText('All of them.');
  await act(async () => resolve(Response.json(registry)));
  screen.getByText('Nine tracks.');
  expect(screen.queryByText('All of them.')).toBeNull();
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
