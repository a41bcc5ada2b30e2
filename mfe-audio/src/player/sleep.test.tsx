import { trackRequested } from '@roe/shared/state/sound';
import { expect, test, vi } from 'vitest';
import { usePlayerChoices } from '../kept/player-choices.ts';
import { pass, startEngine } from './media.fixture.ts';
import { usePlayer } from './player.ts';
import { sleepIn, sleepLater } from './sleep.ts';

const MINUTE = 60_000;

/** A track that plays and is to fall silent in five minutes. */
async function fallingAsleep() {
  const started = startEngine();
  usePlayerChoices.setState({ volume: 1 });
  trackRequested('om');
  started.media.arrive(3600);
  await pass();
  usePlayer.setState({ sleep: sleepIn(5, Date.now()) });
  return started;
}

/** The clock goes on and playback with it. */
function listen(media: { reach: (seconds: number) => void; currentTime: number }, milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
  media.reach(media.currentTime + milliseconds / 1000);
}

test('it becomes silent within twenty seconds before its time, and stands where that began', async () => {
  const { media } = await fallingAsleep();
  listen(media, 5 * MINUTE - 21_000);
  expect(media.volume).toBe(1);
  listen(media, 2000);
  const place = media.currentTime;
  expect(media.volume).toBeCloseTo(0.95);
  listen(media, 9000);
  expect(media.volume).toBeCloseTo(0.5);
  listen(media, 10_000);
  expect([media.paused, media.currentTime, usePlayer.getState().sleep]).toEqual([true, place, null]);
  expect(media.volume).toBe(1);
});

test('five minutes more lift it again', async () => {
  const { media } = await fallingAsleep();
  listen(media, 5 * MINUTE - 10_000);
  expect(media.volume).toBeCloseTo(0.5);
  usePlayer.setState(({ sleep }) => ({ sleep: sleepLater(sleep, Date.now()) }));
  expect(media.volume).toBe(1);
  listen(media, 5 * MINUTE);
  expect(media.paused).toBe(false);
  listen(media, 11_000);
  expect(media.paused).toBe(true);
});

test('a tab that slept past the moment is silent as soon as it wakes', async () => {
  const { media } = await fallingAsleep();
  vi.setSystemTime(Date.now() + 60 * MINUTE);
  media.reach(12);
  expect([media.paused, media.currentTime]).toEqual([true, 12]);
});

test('who presses play in the last fifteen seconds is awake; a moment that has passed meanwhile counts no more', async () => {
  const { media, engine } = await fallingAsleep();
  engine.pause();
  await pass();
  vi.setSystemTime(Date.now() + 5 * MINUTE - 10_000);
  engine.toggle();
  await pass();
  media.reach(20);
  expect([media.paused, media.volume]).toEqual([false, 1]);
  const { sleep } = usePlayer.getState();
  expect(sleep !== 'end' && sleep !== null && sleep.at - Date.now() > 5 * MINUTE).toBe(true);
  engine.pause();
  await pass();
  vi.setSystemTime(Date.now() + 60 * MINUTE);
  engine.toggle();
  media.reach(21);
  expect([media.paused, usePlayer.getState().sleep]).toEqual([false, null]);
});

test('with the end of the track nothing follows, once', async () => {
  const { media } = await fallingAsleep();
  usePlayerChoices.setState({ playsOn: true });
  usePlayer.setState({ sleep: 'end' });
  media.end();
  expect([usePlayer.getState().track?.id, usePlayer.getState().sleep]).toEqual(['om', null]);
  trackRequested('om');
  media.end();
  expect(usePlayer.getState().track?.id).toBe('rain');
});

test('a tab whose track was paused while it was frozen has done with its timer when it wakes', async () => {
  const { media } = await fallingAsleep();
  media.pause();
  vi.setSystemTime(Date.now() + 60 * MINUTE);
  document.dispatchEvent(new Event('resume'));
  expect(usePlayer.getState().sleep).toBeNull();
});
