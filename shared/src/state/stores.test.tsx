import { beforeEach, expect, test } from 'vitest';
import { deviceTroubleSeen, useDeviceTrouble } from './device.ts';
import { audioToggled, readingChosen, usePreferences } from './preferences.ts';
import {
  favouriteToggled,
  pageMoved,
  progressMade,
  readingListToggled,
  readingStateChosen,
  savedForgotten,
  useSaved,
} from './saved.ts';
import { soundEnded, speechStarted, trackRequested, useSound } from './sound.ts';

const om = { url: '/decodings/om', title: 'Om', type: 'decoding' };
const maya = { url: '/glossary/maya', title: 'māyā', type: 'term' };

beforeEach(() => {
  localStorage.clear();
  savedForgotten();
  usePreferences.setState({ isAudioEnabled: true, seekerLevel: 'beginner', hasShortcuts: true });
  useSound.setState({ voice: null, request: null, speaker: null });
});

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')?.state;

function reread(key: string, state: unknown): void {
  localStorage.setItem(key, JSON.stringify({ state, version: 1 }));
  const store = key === 'saved' ? useSaved : usePreferences;
  store.restore();
}

test('a favourite is added in front, and taken away by asking again', () => {
  favouriteToggled(om);
  favouriteToggled(maya);
  expect(useSaved.getState().items).toEqual([maya, om]);
  favouriteToggled(om);
  expect(stored('saved').items).toEqual([maya]);
});

test('the reading list is a list of its own', () => {
  readingListToggled(om);
  expect(useSaved.getState()).toMatchObject({ items: [], readingList: [om] });
});

test('what is chosen to be read, is being read or was read keeps its place on the reading list', () => {
  readingStateChosen(om, 'want');
  readingStateChosen(maya, 'reading');
  expect(stored('saved').readingList).toEqual([{ ...maya, state: 'reading' }, om]);
  readingStateChosen(om, 'read');
  readingStateChosen(maya, 'want');
  expect(stored('saved').readingList).toEqual([maya, { ...om, state: 'read' }]);
  readingListToggled(om);
  expect(stored('saved').readingList).toEqual([maya]);
});

test('a reading list that an earlier release kept is read, and a state that we do not know is none', () => {
  reread('saved', { items: [], readingList: [om, { ...maya, state: 'read' }], progress: {} });
  expect(useSaved.getState().readingList).toEqual([om, { ...maya, state: 'read' }]);
  reread('saved', {
    items: [],
    readingList: [
      { ...om, state: 'burnt' },
      { ...maya, state: 7 },
    ],
    progress: {},
  });
  expect(useSaved.getState().readingList).toEqual([om, maya]);
});

test('progress is kept by page, and all of it can be forgotten', () => {
  progressMade('/decodings/om', { anchor: 'form', part: 0.4 });
  progressMade('/decodings/om', { anchor: 'stillness', part: 0.9 });
  expect(stored('saved').progress).toEqual({ '/decodings/om': { anchor: 'stillness', part: 0.9, isRead: false } });
  savedForgotten();
  expect(stored('saved')).toEqual({ items: [], readingList: [], progress: {} });
});

test('what was read to its end stays read, and what was read last stands last', () => {
  progressMade('/decodings/om', { anchor: 'stillness', part: 0.96 });
  progressMade('/decodings/maya', { anchor: '', part: 0.1 });
  progressMade('/decodings/om', { anchor: 'form', part: 0.2 });
  const { progress } = useSaved.getState();
  expect(Object.keys(progress)).toEqual(['/decodings/maya', '/decodings/om']);
  expect(progress['/decodings/om']).toEqual({ anchor: 'form', part: 0.2, isRead: true });
});

test('progress that an earlier release kept is read too', () => {
  const progress = { '/a': { anchor: 'x', part: 0.97 }, '/b': { anchor: '', part: 0.2 } };
  reread('saved', { items: [], readingList: [], progress });
  expect(useSaved.getState().progress).toEqual({
    '/a': { anchor: 'x', part: 0.97, isRead: true },
    '/b': { anchor: '', part: 0.2, isRead: false },
  });
});

test('what is broken in a kept list is left out, and the rest stays', () => {
  reread('saved', { items: [om, { url: 7 }, null], readingList: [], progress: { '/a': { anchor: '', part: 2 } } });
  expect(useSaved.getState()).toMatchObject({ items: [om], progress: {} });
});

test('what would lead away from this site is left out of what is kept', () => {
  const away = [
    '//evil.example/x',
    '/\\\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ];
  const items = away.map((url) => ({ ...om, url }));
  const progress = { '//evil.example': { anchor: '', part: 0.5 }, '/a': { anchor: '', part: 0.5, isRead: false } };
  reread('saved', { items: [...items, om], readingList: items, progress });
  expect(useSaved.getState()).toMatchObject({ items: [om], readingList: [] });
  expect(Object.keys(useSaved.getState().progress)).toEqual(['/a']);
});

test('a key that every object has is no page that was read', () => {
  reread('saved', JSON.parse('{"items":[],"readingList":[],"progress":{"__proto__":{"anchor":"","part":1}}}'));
  expect(Object.keys(useSaved.getState().progress)).toEqual([]);
});

test('what a later release has kept is set aside whole', () => {
  const kept = JSON.stringify({ state: { items: [om], readingList: [], progress: {} }, version: 99 });
  localStorage.setItem('saved', kept);
  useSaved.restore();
  expect(localStorage.getItem('saved.unreadable')).toBe(kept);
  expect(useDeviceTrouble.getState().trouble).toBe('unreadable');
  deviceTroubleSeen();
});

test('a preference that is no choice of ours falls back, and the others stay', () => {
  reread('preferences', { isAudioEnabled: false, seekerLevel: 'guru', reading: { theme: 'noon', measure: 'wide' } });
  expect(usePreferences.getState()).toEqual({
    isAudioEnabled: false,
    seekerLevel: 'beginner',
    hasShortcuts: true,
    reading: {
      theme: 'system',
      textSize: 'normal',
      measure: 'wide',
      typeface: 'serif',
      script: 'both',
      termCards: 'on',
    },
  });
});

test('reading settings that an earlier release kept stand beside those that it did not know', () => {
  const kept = { theme: 'day', textSize: 'large', measure: 'narrow', typeface: 'sans' };
  reread('preferences', { reading: kept });
  expect(usePreferences.getState().reading).toEqual({ ...kept, script: 'both', termCards: 'on' });
  readingChosen({ theme: 'sepia', script: 'iast', termCards: 'off' });
  expect(stored('preferences').reading).toEqual({ ...kept, theme: 'sepia', script: 'iast', termCards: 'off' });
});

test('there is one voice at a time', () => {
  trackRequested('om-primordial');
  expect(useSound.getState()).toMatchObject({ voice: 'track', request: { id: 'om-primordial' } });
  expect(speechStarted('glossary')).toBe(true);
  expect(useSound.getState()).toMatchObject({ voice: 'speech', speaker: 'glossary' });
  soundEnded('track');
  expect(useSound.getState().voice).toBe('speech');
  soundEnded('glossary');
  expect(useSound.getState().voice).toBeNull();
});

test('the same track can be asked for again', () => {
  trackRequested('om-primordial');
  const { request } = useSound.getState();
  trackRequested('om-primordial');
  expect(useSound.getState().request).not.toEqual(request);
});

test('muting ends what sounds, and nothing speaks while it lasts', () => {
  speechStarted('glossary');
  audioToggled();
  expect(useSound.getState().voice).toBeNull();
  expect(speechStarted('glossary')).toBe(false);
});

test('what is kept of a page goes along to its new address, once', () => {
  const item = (url: string) => ({ url, title: url, type: 'decoding' });
  const place = { anchor: 'a', part: 0.5, isRead: false };
  useSaved.setState({
    items: [item('/old'), item('/other')],
    readingList: [item('/new'), item('/old'), { ...item('/left'), state: 'read' }],
    progress: { '/old': place },
  });
  pageMoved('/old', '/new');
  pageMoved('/never-kept', '/new');
  pageMoved('/left', '/right');
  const { items, readingList, progress } = useSaved.getState();
  expect(items.map(({ url }) => url)).toEqual(['/new', '/other']);
  expect(readingList.map(({ url, state }) => [url, state])).toEqual([
    ['/new', undefined],
    ['/right', 'read'],
  ]);
  expect(progress).toEqual({ '/new': place });
  savedForgotten();
});
