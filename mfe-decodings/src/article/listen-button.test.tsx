import { useSound } from '@roe/shared/state/sound';
import { asVisitor } from '@roe/shared/testing/visitor';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ListenButton } from './listen-button.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useSound.setState({ voice: null, speaker: null });
});

/** A browser with these voices, and a recording that the test lets fail. */
function browser(voices: string[]) {
  const utterances: string[] = [];
  vi.stubGlobal(
    'speechSynthesis',
    Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: ({ text }: { text: string }) => void utterances.push(text),
      cancel: () => {},
    }),
  );
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  const recordings: Recording[] = [];
  class Recording extends EventTarget {
    played = { length: 0 };
    pause = vi.fn();
    constructor() {
      super();
      recordings.push(this);
    }
    play = async () => {};
  }
  vi.stubGlobal('Audio', Recording);
  return { utterances, recordings };
}

function show(): void {
  const text = document.createElement('div');
  text.innerHTML = '<p>One sentence.</p>';
  render(<ListenButton text={{ current: text }} audioUrl="/audio/om.mp3" />);
}

/** What reads comes when it is asked for: until it is there. */
const loaded = () => act(async () => void (await import('./read-aloud.ts')));

async function press(name: string): Promise<void> {
  await asVisitor((user) => user.click(screen.getByRole('button', { name })));
  await loaded();
}

async function fail(recording: EventTarget | undefined): Promise<void> {
  act(() => void recording?.dispatchEvent(new Event('error')));
  await loaded();
}

test('where the recording cannot be had, the browser’s own voice reads', async () => {
  const { utterances, recordings } = browser(['A voice']);
  show();
  await press('Listen');
  expect(utterances).toEqual([]);
  await fail(recordings[0]);
  expect(utterances).toEqual(['One sentence.']);
  screen.getByRole('button', { name: 'Stop listening' });
});

test('where there is no voice either, it is said', async () => {
  const { utterances, recordings } = browser([]);
  show();
  await press('Listen');
  await fail(recordings[0]);
  expect(utterances).toEqual([]);
  expect(
    screen.getByText('The recording could not be played, and this browser has no voice to read with.'),
  ).toBeTruthy();
  expect(useSound.getState().voice).toBeNull();
  await press('Listen'); // it may come now
  expect(recordings).toHaveLength(2);
  expect(screen.queryByText(/no voice to read with/)).toBeNull();
});

test('a recording that breaks off in the middle ends, and the text does not begin again', async () => {
  const { utterances, recordings } = browser(['A voice']);
  show();
  await press('Listen');
  Object.assign(recordings[0] ?? {}, { played: { length: 1 } });
  await fail(recordings[0]);
  expect(utterances).toEqual([]);
  screen.getByRole('button', { name: 'Listen' });
});

test('a recording that was stopped before it had begun is not taken for lost', async () => {
  const { utterances, recordings } = browser(['A voice']);
  show();
  await press('Listen');
  await press('Stop listening');
  await press('Listen');
  await fail(recordings[0]);
  expect(recordings[0]?.pause).toHaveBeenCalled();
  expect(recordings[1]?.pause).not.toHaveBeenCalled();
  expect(utterances).toEqual([]);
});
