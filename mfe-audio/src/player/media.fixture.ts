import { usePreferences } from '@roe/shared/state/preferences';
import { useSound } from '@roe/shared/state/sound';
import { onTestFinished, vi } from 'vitest';
import type { StoreApi } from 'zustand';
import { useLikedTracks } from '../kept/liked-tracks.ts';
import { usePlayerChoices } from '../kept/player-choices.ts';
import { useRecentTracks } from '../kept/recent-tracks.ts';
import type { Track } from '../track.ts';
import { createEngine } from './engine.ts';
import type { Media } from './media.ts';

export const track = (id: string, changes: Partial<Track> = {}): Track => ({
  id,
  title: `Track ${id}`,
  description: `What ${id} is.`,
  duration: '3:20',
  category: 'Mantras',
  picture: { src: `/${id}`, width: 960, height: 540, widths: [480, 960], colour: '#1a2637' },
  sound: {
    seconds: 200,
    files: [
      { src: `/${id}.webm`, type: 'audio/webm', size: 1_400_000 },
      { src: `/${id}.m4a`, type: 'audio/mp4', size: 1_500_000 },
    ],
    waveform: [20, 60, 100, 40],
    words: null,
    loop: null,
  },
  ...changes,
});

/** A media element that does what a test says, and tells it in the order of the browsers. */
export class FakeMedia extends EventTarget implements Media {
  src = '';
  currentTime = 0;
  duration = Number.NaN;
  ended = false;
  error: MediaError | null = null;
  loop = false;
  muted = false;
  paused = true;
  playbackRate = 1;
  readyState = 0;
  volume = 1;
  plays = 'webm';
  refusal: string | null = null;
  loads = 0;
  private promises: ((failure?: string) => void)[] = [];

  canPlayType = (type: string) => (type.includes(this.plays) ? 'maybe' : '');

  load(): void {
    Object.assign(this, {
      paused: true,
      ended: false,
      error: null,
      readyState: 0,
      currentTime: 0,
      duration: Number.NaN,
      playbackRate: 1,
    });
    this.loads++;
    this.settle('AbortError');
    this.tell('emptied', 'loadstart');
  }

  async play(): Promise<void> {
    if (this.refusal) throw new DOMException('no', this.refusal);
    if (!this.paused) return;
    this.paused = false;
    this.ended = false;
    this.tell('play');
    if (this.readyState >= 3) {
      this.tell('playing');
      return;
    }
    this.tell('waiting');
    await new Promise<void>((resolve, reject) => {
      this.promises.push((failure) => (failure ? reject(new DOMException('no', failure)) : resolve()));
    });
  }

  /** Keeps the promises that it plays, or breaks them. */
  private settle(failure?: string): void {
    for (const settle of this.promises.splice(0)) settle(failure);
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.tell('pause');
    this.settle('AbortError');
  }

  tell(...types: string[]): void {
    for (const type of types) this.dispatchEvent(new Event(type));
  }

  /** The file arrives. */
  arrive(duration = 200): void {
    Object.assign(this, { duration, readyState: 4 });
    this.tell('durationchange', 'loadedmetadata', 'canplay');
    if (!this.paused) this.tell('playing');
    this.settle();
  }

  /** Playback has come to a second. */
  reach(seconds: number): void {
    this.currentTime = seconds;
    this.tell('timeupdate');
  }

  end(): void {
    this.reach(this.duration);
    this.breakOff();
  }

  /** No more of the file comes: browsers jump to its end. */
  breakOff(): void {
    Object.assign(this, { currentTime: this.duration, ended: true, paused: true });
    this.tell('timeupdate', 'pause', 'ended');
  }

  fail(code = 4): void {
    this.error = { code } as MediaError;
    const broken = this.promises.splice(0);
    this.tell('error');
    for (const settle of broken) settle('NotSupportedError');
  }
}

const kept = [useLikedTracks, useRecentTracks, usePlayerChoices, usePreferences, useSound] as StoreApi<unknown>[];

/** An engine with an element that a test governs, on a device that has kept nothing. The clock stands still until the test moves it. */
export function startEngine(tracks: Track[] = ['om', 'rain', 'bells'].map((id) => track(id))) {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  const media = new FakeMedia();
  const engine = createEngine(media, tracks);
  onTestFinished(() => {
    engine.stop();
    for (const store of kept) store.setState(store.getInitialState(), true);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return { media, engine };
}

/** Lets fades and promises go on for so long. */
export const pass = (milliseconds = 300): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
