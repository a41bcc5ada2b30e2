import { soundEnded, speechStarted, useSound } from '@roe/shared/state/sound';
import { audioContext } from '../audio-context.ts';
import { fileFor } from '../player/media.ts';
import type { Loop, Track } from '../track.ts';
import { isMixOn, type Levels, useMix } from './mix.ts';
import { createSoundscapes } from './soundscapes.ts';

/** Who sounds, for those who share the one voice. */
const SPEAKER = 'mix';

let soundscapes: ReturnType<typeof createSoundscapes> | undefined;
const buffers = new Map<string, AudioBuffer>();

/** A loop's sound, fetched once in a tab. */
async function bufferOf({ files }: Loop): Promise<AudioBuffer> {
  const file = fileFor(document.createElement('audio'), files);
  if (!file) throw new Error('expected a file of the soundscape, found none');
  const known = buffers.get(file.src);
  if (known) return known;
  const response = await fetch(file.src);
  if (!response.ok) throw new Error(`${file.src}: expected a soundscape, received the status ${response.status}`);
  const buffer = await audioContext().decodeAudioData(await response.arrayBuffer());
  buffers.set(file.src, buffer);
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
