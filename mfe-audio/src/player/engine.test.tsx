import { audioToggled } from '@roe/shared/state/preferences';
import { speechStarted, trackRequested, useSound } from '@roe/shared/state/sound';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useOfflineTracks } from '../kept/offline-tracks.ts';
import { muteToggled, usePlayerChoices, volumeChosen } from '../kept/player-choices.ts';
import { useRecentTracks } from '../kept/recent-tracks.ts';
import { createEngine } from './engine.ts';
import { FakeMedia, pass, startEngine, track } from './media.fixture.ts';
import { usePlayer } from './player.ts';

const status = () => usePlayer.getState().status;
const current = () => usePlayer.getState().track?.id;

/** A track that plays. */
async function playing(id = 'om') {
  const started = startEngine();
  trackRequested(id);
  started.media.arrive();
  await pass();
  return started;
}

test('what is shown is what the element says: it loads, plays, waits and goes on', async () => {
  const { media } = startEngine();
  expect([status(), current()]).toEqual(['paused', undefined]);
  trackRequested('om');
  expect([status(), current(), media.src]).toEqual(['loading', 'om', '/om.webm']);
  media.arrive(201);
  expect([status(), usePlayer.getState().duration]).toEqual(['playing', 201]);
  media.readyState = 2;
  media.tell('waiting');
  expect(status()).toBe('loading');
  media.readyState = 4;
  media.tell('playing');
  media.reach(7);
  expect([status(), usePlayer.getState().time]).toEqual(['playing', 7]);
});

test('a browser that cannot play the first form gets the other', () => {
  const { media } = startEngine();
  media.plays = 'mp4';
  trackRequested('om');
  expect(media.src).toBe('/om.m4a');
});

test('a form that does not play gives way to the other before anything is said of it, from where it was', async () => {
  const { media } = startEngine();
  media.plays = 'audio';
  const statuses = new Set<string>();
  onTestFinished(usePlayer.subscribe(({ status }) => void statuses.add(status)));
  trackRequested('om');
  media.fail();
  expect([media.src, status(), useSound.getState().voice]).toEqual(['/om.m4a', 'loading', 'track']);
  media.arrive();
  await pass(125);
  expect(media.volume).toBeCloseTo(0.4, 1); // it fades in as ever
  trackRequested('rain');
  media.arrive();
  media.reach(60);
  media.fail(3);
  media.arrive();
  expect([media.src, status(), media.currentTime]).toEqual(['/rain.m4a', 'playing', 60]);
  expect([...statuses]).toEqual(['paused', 'loading', 'playing']);
});

test('where no form plays it says so, and Retry begins with the first; a connection that is lost is no matter of form', async () => {
  const { media, engine } = startEngine();
  media.plays = 'audio';
  trackRequested('om');
  media.fail();
  media.fail();
  expect([status(), useSound.getState().voice]).toEqual(['error', null]);
  engine.toggle();
  expect([media.src, status()]).toEqual(['/om.webm', 'loading']);
  media.arrive();
  media.fail(2);
  expect([media.src, status()]).toEqual(['/om.webm', 'error']);
});

test('a track that fails while it is paused stays so, in its other form', async () => {
  const { media, engine } = startEngine();
  media.plays = 'audio';
  trackRequested('om');
  engine.pause();
  media.fail();
  media.arrive();
  expect([media.src, status(), media.paused]).toEqual(['/om.m4a', 'paused', true]);
});

test('a track that was asked for before there was an engine plays as soon as there is one', () => {
  trackRequested('rain');
  const { media } = startEngine();
  expect(media.src).toBe('/rain.webm');
  expect(status()).toBe('loading');
});

test('the current track pauses and goes on where it was, another takes its place', async () => {
  const { media, engine } = await playing();
  media.reach(30);
  engine.toggle();
  await pass();
  expect([status(), media.paused]).toEqual(['paused', true]);
  engine.toggle();
  await pass();
  expect([status(), media.currentTime, media.loads]).toEqual(['playing', 30, 1]);
  trackRequested('rain');
  media.arrive();
  expect([status(), current(), media.src]).toEqual(['playing', 'rain', '/rain.webm']);
});

test('it fades in and out, at the volume that was chosen', async () => {
  const { media, engine } = startEngine();
  volumeChosen(0.5);
  trackRequested('om');
  media.arrive();
  await pass(125);
  expect(media.volume).toBeCloseTo(0.25, 1);
  await pass(200);
  expect(media.volume).toBe(0.5);
  engine.pause();
  await pass(125);
  expect([media.paused, media.volume < 0.4]).toEqual([false, true]);
  engine.toggle(); // who presses again meanwhile wants to hear on
  await pass(600);
  expect([media.paused, media.volume]).toEqual([false, 0.5]);
});

test('a browser that refuses to sound asks for a tap, which then plays', async () => {
  const { media, engine } = startEngine();
  media.refusal = 'NotAllowedError';
  trackRequested('om');
  await pass();
  media.arrive();
  expect([status(), useSound.getState().voice]).toEqual(['refused', null]);
  media.refusal = null;
  engine.toggle();
  expect([status(), useSound.getState().voice]).toEqual(['playing', 'track']);
});

test('a track that fails says so, gives the voice back, and is fetched again from where it was', async () => {
  const { media, engine } = await playing();
  media.reach(60);
  media.fail(2);
  expect([status(), useSound.getState().voice]).toEqual(['error', null]);
  engine.toggle();
  expect([status(), media.loads]).toEqual(['loading', 2]);
  media.arrive();
  expect([status(), media.currentTime]).toEqual(['playing', 60]);
});

test('what has ended is paused, and played again it begins anew', async () => {
  const { media } = await playing();
  media.end();
  expect([status(), current(), useSound.getState().voice]).toEqual(['paused', 'om', null]);
  expect(usePlayerChoices.getState().places).toEqual({});
});

test('where it is to play on, the next one begins, and after the last one none; the queue begins again where it is to', async () => {
  const { media } = await playing('rain');
  usePlayerChoices.setState({ playsOn: true });
  media.end();
  expect(current()).toBe('bells');
  media.arrive();
  media.end();
  expect([current(), status()]).toEqual(['bells', 'paused']);
  usePlayerChoices.setState({ loop: 'all' });
  trackRequested('bells');
  media.end();
  expect(current()).toBe('om');
});

test('next and previous go through the queue; after three seconds previous means the beginning', async () => {
  const { media, engine } = await playing('rain');
  engine.step(1);
  expect(current()).toBe('bells');
  engine.step(1);
  expect(current()).toBe('bells');
  media.arrive();
  media.reach(4);
  engine.step(-1);
  expect([current(), media.currentTime]).toEqual(['bells', 0]);
  media.tell('seeked');
  engine.step(-1);
  expect(current()).toBe('rain');
});

test('seeking stays inside of the track, also before the file is there', async () => {
  const { media, engine } = startEngine();
  trackRequested('om');
  engine.skip(15);
  expect(usePlayer.getState().time).toBe(15);
  media.arrive();
  expect(media.currentTime).toBe(15);
  engine.skip(-60);
  expect(media.currentTime).toBe(0);
  engine.seek(900);
  expect(media.currentTime).toBe(200);
});

test('volume, muteness, speed and loop reach the element, also of the next file', async () => {
  const { media } = await playing();
  volumeChosen(0.333);
  usePlayerChoices.setState({ rate: 1.5, loop: 'one' });
  muteToggled();
  expect([media.volume, media.playbackRate, media.loop, media.muted]).toEqual([0.33, 1.5, true, true]);
  trackRequested('rain');
  media.arrive();
  expect(media.playbackRate).toBe(1.5);
});

test('a track goes on where the visitor left it, but not from its first seconds nor its last', async () => {
  const { media, engine } = await playing();
  media.reach(9);
  engine.step(1);
  expect(usePlayerChoices.getState().places).toEqual({});
  trackRequested('om');
  media.arrive();
  media.reach(61.4);
  expect(usePlayerChoices.getState().places).toEqual({ om: 61 });
  trackRequested('rain');
  media.arrive();
  trackRequested('om');
  expect(usePlayer.getState().time).toBe(61);
  media.arrive();
  expect(media.currentTime).toBe(61);
  media.reach(190);
  expect(usePlayerChoices.getState().places).toEqual({});
});

test('the last three that were heard are kept, each once; one that never played is not', async () => {
  const { media } = startEngine(['om', 'rain', 'bells', 'sea'].map((id) => track(id)));
  for (const id of ['om', 'rain', 'om', 'bells', 'sea']) {
    trackRequested(id);
    if (id !== 'sea') media.arrive();
  }
  expect(useRecentTracks.getState().tracks.map(({ id }) => id)).toEqual(['bells', 'om', 'rain']);
});

test('somebody who speaks silences it at once, and it silences them', async () => {
  const { media } = await playing();
  speechStarted('glossary');
  expect([media.paused, status(), useSound.getState().speaker]).toEqual([true, 'paused', 'glossary']);
  usePlayer.getState().engine?.toggle();
  expect([media.paused, useSound.getState().speaker]).toEqual([false, null]);
});

test('the switch of the whole site silences it; while it is off nothing plays, and it says why', async () => {
  const { media, engine } = await playing();
  audioToggled();
  expect([media.paused, media.muted, status()]).toEqual([true, true, 'paused']);
  engine.toggle();
  expect([media.paused, status(), useSound.getState().voice]).toEqual([true, 'muted', null]);
  audioToggled();
  expect([media.paused, media.muted, status()]).toEqual([true, false, 'paused']);
  engine.toggle();
  expect(media.paused).toBe(false);
});

test('a track that there is not is given back', () => {
  const { media } = startEngine();
  trackRequested('nothing');
  expect([media.src, current(), useSound.getState().voice]).toEqual(['', undefined, null]);
});

test('a file that ends long before its time was cut off: it says so, plays no other, and is fetched again from there', async () => {
  const { media, engine } = await playing();
  usePlayerChoices.setState({ playsOn: true });
  media.reach(90);
  media.breakOff();
  expect([status(), current(), useSound.getState().voice]).toEqual(['error', 'om', null]);
  engine.toggle();
  media.arrive();
  expect([status(), media.loads, media.currentTime]).toEqual(['playing', 2, 90]);
});

test('a track that is kept on the device is played from there, or from the site where that does not play', () => {
  useOfflineTracks.setState({ addresses: { om: 'blob:om' } });
  onTestFinished(() => useOfflineTracks.setState({ addresses: {} }));
  const { media } = startEngine();
  trackRequested('om');
  expect(media.src).toBe('blob:om');
  media.fail();
  expect([media.src, status()]).toEqual(['/om.webm', 'loading']);
});

test('another tab that begins to sound stops what sounds here, which says why and can go on', async () => {
  const { media, engine } = await playing();
  const other = new BroadcastChannel('sound');
  onTestFinished(() => other.close());
  const message = new Promise((resolve) => other.addEventListener('message', resolve, { once: true }));
  other.postMessage('begun');
  await vi.waitFor(() => expect([status(), media.paused]).toEqual(['elsewhere', true]));
  expect(useSound.getState().voice).toBeNull();
  speechStarted('glossary');
  await message;
  other.postMessage('begun');
  await vi.waitFor(() => expect(useSound.getState().voice).toBeNull());
  engine.toggle();
  expect(status()).toBe('playing');
});

test('an engine that stops leaves the element alone', async () => {
  const { media, engine } = await playing();
  engine.stop();
  media.src = '';
  trackRequested('rain');
  expect([media.src, usePlayer.getState().engine]).toEqual(['', null]);
  vi.useRealTimers();
  createEngine(new FakeMedia(), []).stop();
});
