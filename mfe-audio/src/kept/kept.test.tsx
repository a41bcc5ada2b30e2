import { expect, test } from 'vitest';
import { track } from '../player/media.fixture.ts';
import { likeToggled, useLikedTracks } from './liked-tracks.ts';
import { usePlayerChoices, volumeChosen } from './player-choices.ts';
import { trackPlayed, useRecentTracks } from './recent-tracks.ts';

const onDevice = (name: string): unknown => JSON.parse(localStorage.getItem(name) ?? 'null');

test('liked tracks are kept as a bare list of ids, each of them once', () => {
  likeToggled('om');
  likeToggled('rain');
  expect(onDevice('likedTracks')).toEqual(['om', 'rain']);
  likeToggled('om');
  expect(onDevice('likedTracks')).toEqual(['rain']);
});

test('tracks that were played are kept as a bare list of objects, three at most, the latest first', () => {
  for (const id of ['om', 'rain', 'om', 'bells', 'sea']) trackPlayed(track(id));
  expect(onDevice('recentTracks')).toEqual([
    expect.objectContaining({
      id: 'sea',
      title: 'Track sea',
      duration: '3:20',
      category: 'Mantras',
      audioUrl: '/sea.webm',
    }),
    expect.objectContaining({ id: 'bells' }),
    expect.objectContaining({ id: 'om' }),
  ]);
});

test.each([
  '["om","rain"]',
  '[{"id":"om","title":"Old"},{"id":"rain"},{"id":"om"},7,null,{"name":"x"}]',
  '{"state":{"ids":["om","rain"]},"version":0}',
  '{"tracks":[{"id":"om"},{"id":"rain"}]}',
])('%s is read by id, in both lists', (text) => {
  localStorage.setItem('likedTracks', text);
  localStorage.setItem('recentTracks', text);
  useLikedTracks.restore();
  useRecentTracks.restore();
  expect(useLikedTracks.getState().ids).toEqual(['om', 'rain']);
  expect(useRecentTracks.getState().tracks.map(({ id }) => id)).toEqual(['om', 'rain']);
});

test.each(['{', '7', 'null', '{}', '"om"'])('%s is no list, and kept aside', (text) => {
  useLikedTracks.setState({ ids: [] });
  localStorage.setItem('likedTracks', text);
  useLikedTracks.restore();
  expect(useLikedTracks.getState().ids).toEqual([]);
  expect(localStorage.getItem('likedTracks.unreadable')).toBe(text);
});

test('a volume is kept in hundredths and within its limits, and ends muteness', () => {
  usePlayerChoices.setState({ isMuted: true });
  volumeChosen(0);
  expect(usePlayerChoices.getState()).toMatchObject({ volume: 0, isMuted: true });
  volumeChosen(1.7);
  expect(usePlayerChoices.getState()).toMatchObject({ volume: 1, isMuted: false });
});

test('of choices from outside each is taken for itself', () => {
  const state = { volume: 9, isMuted: true, rate: 3, loop: 'all', places: { om: 61, rain: 'x', sea: -1 } };
  localStorage.setItem('sound', JSON.stringify({ state, version: 1 }));
  usePlayerChoices.restore();
  expect(usePlayerChoices.getState()).toMatchObject({
    volume: 0.8,
    isMuted: true,
    rate: 1,
    loop: 'all',
    places: { om: 61 },
  });
});
