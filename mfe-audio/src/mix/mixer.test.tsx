import { audioToggled } from '@roe/shared/state/preferences';
import { useSound } from '@roe/shared/state/sound';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { track } from '../player/media.fixture.ts';
import { useMix } from './mix.ts';
import { Mixer } from './mixer.tsx';

function soundscape(id: string) {
  const { sound, ...others } = track(id);
  return { ...others, sound: { ...sound, loop: { files: sound.files, start: 0.25, seconds: 42 } } };
}

function showMixer(address: string) {
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
  const tracks = [...['rain', 'sea', 'drone', 'bowls'].map(soundscape), track('om')];
  render(
    <MemoryRouter initialEntries={[address]}>
      <Mixer tracks={tracks} />
    </MemoryRouter>,
  );
  onTestFinished(() => {
    cleanup();
    useMix.setState(useMix.getInitialState());
    vi.restoreAllMocks();
  });
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');

test('what has a loop can be mixed, three at most; an address brings a mix with it and plays nothing', async () => {
  showMixer('/audio?mix=rain_80.sea_30');
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true, false, false]);
  expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Volume of Track rain' }).value).toBe('80');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Track drone' }));
  expect(boxes().map(({ disabled }) => disabled)).toEqual([false, false, false, true]);
  expect(useSound.getState().voice).toBeNull();
});

test('where audio is muted a mix does not play, and says why; an empty one cannot', async () => {
  showMixer('/audio');
  const play = screen.getByRole<HTMLButtonElement>('button', { name: 'Play the mix' });
  expect(play.disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Track rain' }));
  act(audioToggled);
  onTestFinished(audioToggled);
  await userEvent.click(play);
  screen.getByText('Audio is muted. Enable Audio, then play.');
  expect(useSound.getState().voice).toBeNull();
});

test('a form that cannot be decoded gives way to the other; where none can, the mixer says so', async () => {
  const asked: string[] = [];
  const decodable = new Set(['/sea.m4a']);
  const node = () => ({
    gain: { value: 1, cancelScheduledValues() {}, setTargetAtTime() {} },
    connect() {},
    disconnect() {},
    addEventListener() {},
    start() {},
    stop() {},
  });
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      createGain = node;
      createBufferSource = node;
      async decodeAudioData() {
        const src = asked.at(-1) ?? '';
        if (!decodable.has(src)) throw new DOMException('no', 'EncodingError');
        return {};
      }
    },
  );
  vi.stubGlobal('fetch', async (src: string) => {
    asked.push(src);
    return new Response();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
  onTestFinished(() => void vi.unstubAllGlobals());
  showMixer('/audio?mix=sea_30');
  await userEvent.click(screen.getByRole('button', { name: 'Play the mix' }));
  await screen.findByText('The mix plays on while you read.');
  expect(asked).toEqual(['/sea.webm', '/sea.m4a']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Track rain' }));
  await screen.findByText(/A soundscape could not be loaded/);
  expect(useSound.getState().voice).toBeNull();
});
