import { audioToggled } from '@roe/shared/state/preferences';
import { useSound } from '@roe/shared/state/sound';
import { showPage } from '@roe/shared/testing/page';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { StoreApi } from 'zustand';
import { useLikedTracks } from '../kept/liked-tracks.ts';
import { useRecentTracks } from '../kept/recent-tracks.ts';
import { track } from '../player/media.fixture.ts';
import { usePlayer } from '../player/player.ts';
import type { AudioData } from '../track.ts';
import { AudioPage } from './audio-page.tsx';

const data: AudioData = {
  tracks: [
    track('om', { title: 'Primordial Om', description: 'A choir.' }),
    track('rain', { title: 'Rain and River', category: 'Nature' }),
    track('gayatri', { title: 'Light' }),
  ],
};

const sent: unknown[] = [];
let answer: () => Response;

beforeEach(() => {
  sent.length = 0;
  answer = () => new Response(null, { status: 404 });
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST') sent.push(JSON.parse(String(body)));
    return answer();
  });
  localStorage.clear();
  const stores = [useLikedTracks, useRecentTracks, usePlayer, useSound] as StoreApi<unknown>[];
  for (const store of stores) store.setState(store.getInitialState(), true);
});

const show = (visited = '/audio', shown = data) => {
  onTestFinished(() => void vi.unstubAllGlobals());
  showPage(<AudioPage />, { url: '/audio', title: 'Audio and Vibrations', data: shown, visited: [visited] });
};

const card = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`expected a card of ${name}`);
  return within(item);
};
const titles = () =>
  [...document.querySelectorAll('li')].flatMap((card) => within(card).queryByRole('heading')?.textContent ?? []);

test('every track is there, in its order, with what it is', () => {
  show();
  screen.getByRole('heading', { name: 'Audio and Vibrations', level: 1 });
  expect(titles()).toEqual(['Primordial Om', 'Rain and River', 'Light']);
  card('Primordial Om').getByText('Mantras · 3:20');
  card('Primordial Om').getByText('A choir.');
});

test('a category is a chip with its true count, stands in the address and narrows the list', async () => {
  show();
  const chips = within(screen.getByRole('list', { name: 'Categories' }));
  expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All 3', 'Mantras 2', 'Nature 1']);
  await userEvent.click(chips.getByRole('link', { name: /Nature/ }));
  expect(screen.getByTestId('address').textContent).toBe('/audio?category=nature');
  expect(titles()).toEqual(['Rain and River']);
});

test('a category without tracks says so', () => {
  show('/audio?category=jazz');
  screen.getByText('No tracks found for this category.');
});

test('Play asks for the track, and next and previous go through what the page shows', async () => {
  show('/audio?category=mantras');
  await userEvent.click(screen.getByRole('button', { name: 'Play Light' }));
  expect(useSound.getState()).toMatchObject({ voice: 'track', request: { id: 'gayatri', count: 1 } });
  expect(usePlayer.getState().queue).toEqual(['om', 'gayatri']);
  expect(screen.getByRole('button', { name: 'Play Light' }).getAttribute('aria-busy')).toBe('true');
});

test('the track that plays can be paused where it stands; the button says what the player does', async () => {
  show();
  const engine = { toggle: vi.fn(), pause() {}, seek() {}, skip() {}, step() {}, stop() {} };
  act(() => usePlayer.setState({ engine, track: data.tracks[0] ?? null, status: 'playing' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pause Primordial Om' }));
  expect(engine.toggle).toHaveBeenCalledTimes(1);
  expect(useSound.getState().request).toBeNull();
  act(() => usePlayer.setState({ status: 'paused' }));
  screen.getByRole('button', { name: 'Play Primordial Om' });
});

test('a like is kept on the device, counted, and taken back', async () => {
  show();
  const like = screen.getByRole('button', { name: 'Like Rain and River' });
  await userEvent.click(like);
  expect([like.getAttribute('aria-pressed'), localStorage.getItem('likedTracks')]).toEqual(['true', '["rain"]']);
  await userEvent.click(like);
  expect([like.getAttribute('aria-pressed'), localStorage.getItem('likedTracks')]).toEqual(['false', '[]']);
  expect(sent).toEqual([
    { subject: '/audio#rain', event: 'like' },
    { subject: '/audio#rain', event: 'unlike' },
  ]);
});

test('what the device has kept is read: likes, and the tracks that were played last, those that are gone left out', () => {
  localStorage.setItem('likedTracks', '["om"]');
  localStorage.setItem('recentTracks', '[{"id":"gayatri","title":"Old name"},{"id":"gone"},{"id":"om"}]');
  show();
  expect(screen.getByRole('button', { name: 'Like Primordial Om' }).getAttribute('aria-pressed')).toBe('true');
  const recent = within(screen.getByRole('region', { name: 'Recently Played' }));
  expect(recent.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Play LightLight 3:20',
    'Play Primordial OmPrimordial Om 3:20',
  ]);
});

test('where nothing was played there is no list of it', () => {
  show();
  expect(screen.queryByRole('heading', { name: 'Recently Played' })).toBeNull();
});

test('a download has the name of the track, and its size', () => {
  show();
  const link = screen.getByRole('link', { name: 'Download Light, 1.5 MB' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['/gayatri.m4a', 'Light (ROE).m4a']);
});

test('an address that names a track leads to it, and plays nothing', () => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
  show('/audio?track=rain');
  expect(scroll.mock.contexts.map((element) => (element as HTMLElement).id)).toEqual(['rain']);
  expect(useSound.getState().request).toBeNull();
});

test('counts are shown where somebody counts, and nothing where nobody does', async () => {
  show();
  expect(document.body.textContent).not.toContain('plays');
  answer = () => Response.json({ '/audio#om': { views: 0, plays: 1, likes: 1200, downloads: 0 } });
  show();
  await screen.findByText('1 play · 1,200 likes');
});

test('the words stand in both scripts with their meaning, and the line and the syllable that are heard are marked', () => {
  const line = (at: number[], iast: string) => ({
    at,
    lasts: 4,
    iast,
    devanagari: `ॐ ${iast}`,
    meaning: `meaning of ${iast}`,
    syllables: [
      { after: 0, iast: `${iast}-a` },
      { after: 2, iast: `${iast}-b` },
    ],
  });
  const om = track('om');
  const words = { lines: [line([0, 10], 'tat'), line([5], 'bhargo')], source: 'Ṛgveda 3.62.10, our translation.' };
  const recited = { ...om, sound: { ...om.sound, words } };
  show('/audio', { tracks: [recited] });
  screen.getByText('meaning of tat');
  screen.getByText('Ṛgveda 3.62.10, our translation.');
  const marked = () =>
    [...document.querySelectorAll('li[data-is-heard] span[data-is-heard]')].map((text) => text.textContent);
  act(() => usePlayer.setState({ track: recited, status: 'playing', time: 11 }));
  expect(marked()).toEqual(['tat-a']);
  act(() => usePlayer.setState({ time: 12.5 }));
  expect(marked()).toEqual(['tat-b']);
  act(() => usePlayer.setState({ time: 7 }));
  expect(marked()).toEqual(['bhargo-b']);
  act(() => usePlayer.setState({ time: 9.5 }));
  expect(marked()).toEqual([]);
  act(() => usePlayer.setState({ time: 7, status: 'paused' }));
  expect(marked()).toEqual([]);
});

test('a track can be linked to', () => {
  show();
  expect(document.getElementById('rain')?.textContent).toContain('Rain and River');
});

test('the page says whether the site may sound, also when that changes elsewhere', () => {
  show();
  expect(screen.getByRole('status').textContent).toBe('Sound is on for the whole site.');
  act(audioToggled);
  expect(screen.getByRole('status').textContent).toBe('Sound is muted for the whole site.');
  act(audioToggled);
  expect(screen.getByRole('status').textContent).toBe('Sound is on for the whole site.');
});
