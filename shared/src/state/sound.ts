import { usePreferences } from '@roe/shared/state/preferences';
import { create } from 'zustand';

/** What a section asks the player for. */
export interface TrackRequest {
  id: string;
  /** Counts requests, so that the same track can be asked for again. */
  count: number;
}

/** Who may sound. There is one voice at a time: a track, or somebody who speaks. */
export interface Sound {
  voice: 'track' | 'speech' | null;
  /** The last track that was asked for. */
  request: TrackRequest | null;
  /** Who speaks, while speech has the voice: such as "glossary". */
  speaker: string | null;
}

export const useSound = create<Sound>()(() => ({ voice: null, request: null, speaker: null }));

/** Asks for a track. Speech ends. */
export const trackRequested = (id: string): void =>
  useSound.setState(({ request }) => ({
    voice: 'track',
    speaker: null,
    request: { id, count: (request?.count ?? 0) + 1 },
  }));

/**
 * Asks for the voice to speak with. A track pauses, another speaker ends.
 * @returns false where sound is muted: then nothing is to be spoken
 */
export function speechStarted(speaker: string): boolean {
  if (!usePreferences.getState().isAudioEnabled) return false;
  useSound.setState({ voice: 'speech', speaker });
  return true;
}

/** Gives the voice back. Who has lost it meanwhile changes nothing. */
export const soundEnded = (who: 'track' | (string & {})): void =>
  useSound.setState((now) => {
    const isHolder = who === 'track' ? now.voice === 'track' : now.speaker === who;
    return isHolder ? { voice: null, speaker: null } : now;
  });

// Muting silences everything that sounds.
usePreferences.subscribe(({ isAudioEnabled }) => {
  if (!isAudioEnabled) useSound.setState({ voice: null, speaker: null });
});
