import { useAnnouncement } from '@roe/shared/frame';
import { audioToggled } from '@roe/shared/state/preferences';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { rise } from './sit.ts';
import { Sitting } from './sitting.tsx';

/** How loud the bells are. */
let master: { value: number } | undefined;

/** A context that goes by the clock of the test, and makes no sound. */
class FakeContext extends EventTarget {
  state = 'running';
  begun = performance.now();
  get currentTime() {
    return (performance.now() - this.begun) / 1000;
  }
  createGain() {
    const gain = {
      value: 1,
      setValueAtTime() {},
      linearRampToValueAtTime() {},
      setTargetAtTime() {},
    };
    master ??= gain;
    const node = { gain, connect: (to: unknown) => to };
    return node;
  }
  createOscillator = () => ({ frequency: { value: 0 }, connect: (to: unknown) => to, start() {}, stop() {} });
}

beforeEach(() => {
  master = undefined;
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', FakeContext);
  render(<Sitting />);
  onTestFinished(() => {
    act(rise);
    cleanup();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
});

const minutes = () => screen.getByRole('spinbutton', { name: 'Minutes' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test('a sitting tells how long it still is, and at its end that it is over', async () => {
  fireEvent.change(minutes(), { target: { value: '2' } });
  fireEvent.click(button('Begin to sit'));
  expect(screen.getByRole('timer').textContent).toBe('2:00 left');
  await pass(30);
  expect(screen.getByRole('timer').textContent).toBe('1:31 left');
  await pass(91);
  button('Begin to sit');
  expect(useAnnouncement.getState().text).toBe('The sitting is over.');
});

test('muting silences the bells, and the page says so', async () => {
  fireEvent.click(button('Begin to sit'));
  expect(master?.value).toBe(1);
  act(audioToggled);
  expect(master?.value).toBe(0);
  screen.getByText('Audio is muted: no bell is heard until you enable it.');
  act(audioToggled);
  expect(master?.value).toBe(1);
});

test('without a length there is nothing to begin', () => {
  fireEvent.change(minutes(), { target: { value: '' } });
  expect(button('Begin to sit').disabled).toBe(true);
});
