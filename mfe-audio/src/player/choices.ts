import { usePreferences } from '@roe/shared/state/preferences';
import { usePlayerChoices } from '../kept/player-choices.ts';
import type { createGain } from './gain.ts';
import { type Media, on } from './media.ts';

/** Gives the element what the visitor has chosen, for this player and for the whole site. Returns the way to stop. */
export function followChoices(media: Media, gain: ReturnType<typeof createGain>): () => void {
  function apply(): void {
    const { isMuted, rate, loop } = usePlayerChoices.getState();
    media.muted = isMuted || !usePreferences.getState().isAudioEnabled;
    media.loop = loop === 'one';
    media.playbackRate = rate;
    gain.apply();
  }
  apply();
  const stops = [
    usePlayerChoices.subscribe(apply),
    usePreferences.subscribe(apply),
    on(media, ['loadedmetadata'], apply), // a new file begins with the speed 1
  ];
  return () => stops.forEach((stop) => void stop());
}
