import { shortcutsToggled } from '@roe/shared/state/preferences';
import { trackRequested } from '@roe/shared/state/sound';
import { asVisitor } from '@roe/shared/testing/visitor';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { usePlayerChoices } from '../kept/player-choices.ts';
import { pass, startEngine } from '../player/media.fixture.ts';
import { usePlayer } from '../player/player.ts';
import { Bar } from './bar.tsx';

/** A bar with a track that plays. */
async function showBar({ isExpanded = true } = {}) {
  const started = startEngine();
  usePlayerChoices.setState({ isExpanded });
  trackRequested('om');
  started.media.arrive();
  await pass();
  render(
    <MemoryRouter>
      <input aria-label="Elsewhere" />
      <button type="button">Beside</button>
      <Bar />
    </MemoryRouter>,
  );
  onTestFinished(cleanup);
  return started;
}

const bar = () => screen.getByRole('region', { name: 'Player' });
const press = (name: string) =>
  asVisitor(async (user) => {
    await user.click(screen.getByRole('button', { name }));
    await pass();
  });
const key = async (key: string, target: Element = document.body) => {
  const isFree = fireEvent.keyDown(target, { key });
  await act(() => pass());
  return isFree;
};

test('collapsed it is one row; all controls come when they are asked for, and stay so', async () => {
  await showBar({ isExpanded: false });
  expect(screen.queryByRole('slider')).toBeNull();
  const more = screen.getByRole('button', { name: 'All controls' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await press('All controls');
  expect(more.getAttribute('aria-expanded')).toBe('true');
  screen.getByRole('slider', { name: 'Seek' });
  expect(usePlayerChoices.getState().isExpanded).toBe(true);
});

test('it names the track, leads to it, and says how far it is', async () => {
  const { media } = await showBar();
  act(() => media.reach(65));
  expect(screen.getByRole('link', { name: 'Track om' }).getAttribute('href')).toBe('/audio?track=om');
  within(bar()).getByText('1:05 of 3:20');
  const seek = screen.getByRole<HTMLInputElement>('slider', { name: 'Seek' });
  expect([seek.value, seek.getAttribute('aria-valuetext')]).toEqual(['65', '1:05 of 3:20']);
  within(bar()).getByText('2:15', { exact: false });
});

test('the button plays and pauses, and says what a press does', async () => {
  const { media } = await showBar();
  await press('Pause');
  expect(media.paused).toBe(true);
  await press('Play');
  expect(media.paused).toBe(false);
  act(() => media.pause());
  media.refusal = 'NotAllowedError';
  await press('Play');
  screen.getByRole('button', { name: 'Tap to play' });
});

test('sliders seek and set the volume; fifteen seconds go on and back', async () => {
  const { media } = await showBar();
  fireEvent.change(screen.getByRole('slider', { name: 'Seek' }), { target: { value: '100' } });
  expect(media.currentTime).toBe(100);
  await press('+15 seconds');
  expect(media.currentTime).toBe(115);
  await press('−15 seconds');
  expect(media.currentTime).toBe(100);
  fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '0.25' } });
  expect(media.volume).toBe(0.25);
  await press('Mute');
  expect(media.muted).toBe(true);
  expect(screen.getByRole('button', { name: 'Mute' }).getAttribute('aria-pressed')).toBe('true');
});

test('a device whose own keys alone set the volume shows no slider for it', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'volume', 'get').mockReturnValue(1);
  onTestFinished(() => void vi.restoreAllMocks());
  await showBar();
  expect(screen.queryByRole('slider', { name: 'Volume' })).toBeNull();
  screen.getByRole('button', { name: 'Mute' });
});

test('next, previous and the queue change the track', async () => {
  await showBar();
  await press('Next track');
  screen.getByRole('link', { name: 'Track rain' });
  await press('Previous track');
  screen.getByRole('link', { name: 'Track om' });
  await asVisitor((user) => user.click(screen.getByText(/^Queue/)));
  await press('Track bells 3:20');
  screen.getByRole('link', { name: 'Track bells' });
});

test('speed, loop and playing on are chosen', async () => {
  const { media } = await showBar();
  await asVisitor(async (user) => {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5 ×');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Loop' }), 'This track');
    await user.click(screen.getByRole('checkbox', { name: 'Play the next track by itself' }));
  });
  expect([media.playbackRate, media.loop, usePlayerChoices.getState().playsOn]).toEqual([1.5, true, true]);
});

test('a sleep timer is set, shown, lengthened and taken back', async () => {
  await showBar();
  const timer = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sleep timer' });
  await asVisitor((user) => user.selectOptions(timer, '10 minutes'));
  screen.getByText('Silent in 10 min');
  await press('+5 minutes');
  screen.getByText('Silent in 15 min');
  await asVisitor((user) => user.selectOptions(timer, 'End of track'));
  expect(usePlayer.getState().sleep).toBe('end');
  await asVisitor((user) => user.selectOptions(timer, 'Off'));
  expect(usePlayer.getState().sleep).toBeNull();
  await asVisitor((user) => user.selectOptions(timer, 'Other…'));
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Minutes' }), { target: { value: '7' } });
  await press('Set');
  screen.getByText('Silent in 7 min');
  act(() => usePlayer.setState({ sleep: null }));
  expect(screen.queryByText(/Silent/)).toBeNull();
});

test('a track that fails says so and is fetched again', async () => {
  const { media } = await showBar({ isExpanded: false });
  act(() => media.fail());
  expect(screen.getByRole('alert').textContent).toContain('This track could not be played.');
  await press('Retry');
  expect(media.loads).toBe(2);
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('Space and arrows govern it while the focus is in it, and leave controls alone that use them', async () => {
  const { media } = await showBar();
  expect(await key(' ', bar())).toBe(false);
  expect(media.paused).toBe(true);
  await key('ArrowRight', screen.getByRole('button', { name: 'Mute' }));
  expect(media.currentTime).toBe(5);
  await key('ArrowDown', bar());
  expect(usePlayerChoices.getState().volume).toBe(0.75);
  expect(await key('ArrowRight', screen.getByRole('slider', { name: 'Seek' }))).toBe(true);
  expect(await key(' ', screen.getByRole('button', { name: 'Mute' }))).toBe(true);
  expect(await key(' ', screen.getByRole('button', { name: 'Beside' }))).toBe(true);
  expect([media.currentTime, media.paused]).toEqual([5, true]);
});

test('K and M work anywhere but where somebody types, with no other key, and not where single keys are switched off', async () => {
  const { media } = await showBar();
  await key('k');
  expect(media.paused).toBe(true);
  await key('K');
  expect(media.paused).toBe(false);
  await key('m');
  expect(media.muted).toBe(true);
  await key('m', screen.getByRole('slider', { name: 'Volume' }));
  expect(media.muted).toBe(false);
  await key('m', screen.getByRole('textbox', { name: 'Elsewhere' }));
  expect(media.muted).toBe(false);
  fireEvent.keyDown(document.body, { key: 'm', ctrlKey: true });
  expect(media.muted).toBe(false);
  act(shortcutsToggled);
  await key('m');
  expect(media.muted).toBe(false);
});

test('it tells the page how high it is, and takes that back', async () => {
  const observed: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        observed.push(listener);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  await showBar();
  Object.defineProperty(bar(), 'offsetHeight', { value: 72 });
  for (const listener of observed) listener();
  const height = () => document.documentElement.style.getPropertyValue('--dock-height');
  expect(height()).toBe('72px');
  cleanup();
  expect(height()).toBe('');
});
