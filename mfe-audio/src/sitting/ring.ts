import type { Bell } from './plan.ts';

/** A bowl's partials, loudness and seconds until each has faded: pitches after Serafin, Wilkerson and Smith (ICMC 2002). */
const partials = [
  { ratio: 1, gain: 1, seconds: 9 },
  { ratio: 1.004, gain: 0.6, seconds: 9 }, // the rim is not quite round: it beats
  { ratio: 2.99, gain: 0.45, seconds: 5 },
  { ratio: 5.7, gain: 0.2, seconds: 2.5 },
  { ratio: 9.01, gain: 0.08, seconds: 1.2 },
] as const;

/** The lowest partial, in Hz. */
const pitches = { start: 220, interval: 330, end: 220 };
const LOUDNESS = 0.16;
const ATTACK = 0.006;

/** Strikes a bowl at a time of the context's clock. Returns the way to take it back. */
export function ring(context: BaseAudioContext, to: AudioNode, { kind }: Pick<Bell, 'kind'>, at: number): () => void {
  const oscillators = partials.map(({ ratio, gain, seconds }) => {
    const oscillator = context.createOscillator();
    const level = context.createGain();
    oscillator.frequency.value = pitches[kind] * ratio;
    level.gain.setValueAtTime(0, at);
    level.gain.linearRampToValueAtTime(LOUDNESS * gain, at + ATTACK);
    level.gain.setTargetAtTime(0, at + ATTACK, seconds / 6.9); // −60 dB
    oscillator.connect(level).connect(to);
    oscillator.start(at);
    oscillator.stop(at + seconds);
    return oscillator;
  });
  return () => {
    for (const oscillator of oscillators) oscillator.stop();
  };
}
