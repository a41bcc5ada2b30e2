import type { Loop } from '../track.ts';
import type { Levels } from './mix.ts';

/** Seconds in which a soundscape comes, goes or becomes louder. */
const FADE = 0.4;

interface Voice {
  gain: GainNode;
  source: AudioBufferSourceNode;
}

/** Plays soundscapes together on an audio context, each round and round without a gap. */
export function createSoundscapes(context: AudioContext, bufferOf: (loop: Loop) => Promise<AudioBuffer>) {
  const voices = new Map<string, Voice>();
  let latest: Levels = {};

  const fadeTo = (gain: AudioParam, level: number) => {
    gain.cancelScheduledValues(context.currentTime);
    gain.setTargetAtTime(level, context.currentTime, FADE / 3);
  };

  function start(id: string, { start: from, seconds }: Loop, buffer: AudioBuffer): void {
    const gain = context.createGain();
    gain.gain.value = 0;
    gain.connect(context.destination);
    const source = context.createBufferSource();
    Object.assign(source, { buffer, loop: true, loopStart: from, loopEnd: from + seconds });
    source.connect(gain);
    source.start(0, from);
    voices.set(id, { gain, source });
  }

  function end(id: string, { gain, source }: Voice): void {
    fadeTo(gain.gain, 0);
    source.stop(context.currentTime + 2 * FADE);
    source.addEventListener('ended', () => gain.disconnect());
    voices.delete(id);
  }

  return {
    /**
     * Lets these sound at their levels, and no others. Resolves when all of them do; what is asked for meanwhile goes before.
     * @throws where one does not come
     */
    async play(levels: Levels, loopOf: (id: string) => Loop | null): Promise<void> {
      latest = levels;
      for (const [id, voice] of voices) if (!(id in levels)) end(id, voice);
      for (const id of Object.keys(levels)) {
        const loop = loopOf(id);
        const buffer = loop && !voices.has(id) ? await bufferOf(loop) : null;
        if (latest !== levels) return;
        if (loop && buffer) start(id, loop, buffer);
        const voice = voices.get(id);
        if (voice) fadeTo(voice.gain.gain, ((levels[id] ?? 0) / 100) ** 2);
      }
    },
    stop(): void {
      latest = {};
      for (const [id, voice] of voices) end(id, voice);
    },
  };
}
