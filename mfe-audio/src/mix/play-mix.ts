import { soundEnded, speechStarted, useSound } from '@roe/shared/state/sound';
import { audioContext } from '../audio-context.ts';
import { filesFor } from '../player/media.ts';
import type { Loop, Track } from '../track.ts';
import { isMixOn, type Levels, useMix } from './mix.ts';
import { createSoundscapes } from './soundscapes.ts';

/** Who sounds, for those who share the one voice. */
const SPEAKER = 'mix';

let soundscapes: ReturnType<typeof createSoundscapes> | undefined;
const buffers = new Map<string, AudioBuffer>();

/** A loop's sound: of the first of its files that plays. */
const bufferOf = ({ files }: Loop): Promise<AudioBuffer> =>
  filesFor(document.createElement('audio'), files).reduce(
    (before, { src }) => before.catch(() => bufferAt(src)),
    Promise.reject<AudioBuffer>(new Error('expected a file of the soundscape, found none')),
  );

/** What is at an address, fetched once in a tab. */
async function bufferAt(src: string): Promise<AudioBuffer> {
  const known = buffers.get(src);
  if (known) return known;
  const response = await fetch(src);
  if (!response.ok) throw new Error(`${src}: expected a soundscape, received the status ${response.status}`);
  const buffer = await audioContext().decodeAudioData(await response.arrayBuffer());
  buffers.set(src, buffer);
  return buffer;
}

/** Plays the mix that was chosen, and follows what is chosen while it plays. It ends when anything else sounds. */
export function playMix(tracks: Track[]): void {
  const loopOf = (id: string) => tracks.find((track) => track.id === id)?.sound.loop ?? null;
  if (!speechStarted(SPEAKER)) {
    useMix.setState({ status: 'muted' });
    return;
  }
  soundscapes ??= createSoundscapes(audioContext(), bufferOf);
  const playing = soundscapes;

  async function apply(levels: Levels): Promise<void> {
    useMix.setState({ status: 'loading' });
    try {
      await playing.play(levels, loopOf);
      if (useMix.getState().levels === levels && isMixOn(useMix.getState())) useMix.setState({ status: 'playing' });
    } catch {
      end('error');
    }
  }

  function end(status: 'off' | 'error'): void {
    for (const stop of stops) stop();
    playing.stop();
    useMix.setState({ status });
    soundEnded(SPEAKER);
  }

  const stops = [
    useMix.subscribe(({ levels }, before) => {
      if (levels === before.levels) return;
      if (Object.keys(levels).length > 0) void apply(levels);
      else end('off');
    }),
    useSound.subscribe(({ speaker }) => void (speaker !== SPEAKER && end('off'))),
  ];
  void apply(useMix.getState().levels);
}

/** Ends the mix; what was chosen stays. */
export const stopMix = (): void => soundEnded(SPEAKER);
