import { create } from 'zustand';
import type { Track } from '../track.ts';
import type { Engine } from './engine.ts';
import type { Sleep } from './sleep.ts';

/**
 * What the media element does. `loading`: it is to play and waits for data; `refused`: the browser wants a tap first;
 * `muted`: it was asked to play while audio is off for the whole site; `elsewhere`: another tab has begun to sound.
 */
export type Status = 'paused' | 'loading' | 'playing' | 'refused' | 'muted' | 'elsewhere' | 'error';

/** What plays in this tab, as the media element tells it. Pages read it; the engine alone writes what the element says. */
export interface Player {
  track: Track | null;
  status: Status;
  /** Seconds. */
  time: number;
  duration: number;
  /** All that can be played. */
  tracks: Track[];
  /** What next and previous go through, by id. */
  queue: string[];
  sleep: Sleep | null;
  /** Null until sound was asked for. */
  engine: Engine | null;
}

export const usePlayer = create<Player>()(() => ({
  track: null,
  status: 'paused',
  time: 0,
  duration: 0,
  tracks: [],
  queue: [],
  sleep: null,
  engine: null,
}));

/** Whether somebody who presses the button wants it to stop. */
export const isRunning = (status: Status): boolean => status === 'playing' || status === 'loading';

/** What next and previous go through from now on, by id. */
export const queueChosen = (queue: string[]): void => usePlayer.setState({ queue });
