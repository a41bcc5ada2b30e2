import { create } from 'zustand';

/** Soundscapes that are played together at most. */
const MOST = 3;
/** How loud one begins, in hundredths. */
const FIRST = 60;

/** How loud each soundscape of a mix is, by its id: 0..100. */
export type Levels = Record<string, number>;

export interface Mix {
  levels: Levels;
  /** `loading` while one of them is fetched; `muted`: it was asked to play while audio is off for the whole site. */
  status: 'off' | 'loading' | 'playing' | 'muted' | 'error';
}

export const useMix = create<Mix>()(() => ({ levels: {}, status: 'off' }));

export const isMixOn = ({ status }: Mix): boolean => status === 'playing' || status === 'loading';

/** Whether another soundscape may join. */
export const hasRoom = (levels: Levels): boolean => Object.keys(levels).length < MOST;

/** Takes a soundscape in, or out. A fourth is left out. */
export const soundscapeToggled = (id: string): void =>
  useMix.setState(({ levels }) => {
    const { [id]: before, ...others } = levels;
    if (before !== undefined) return { levels: others };
    return hasRoom(levels) ? { levels: { ...levels, [id]: FIRST } } : {};
  });

export const levelChosen = (id: string, level: number): void =>
  useMix.setState(({ levels }) => ({ levels: { ...levels, [id]: level } }));

/** A mix as it stands in an address: "rain-and-river_80.cosmic-drone_40". */
export const mixText = (levels: Levels): string =>
  Object.entries(levels)
    .map(([id, level]) => `${id}_${level}`)
    .join('.');

/** The mix that an address names: what it says of soundscapes that there are, as far as it can be read. */
export function mixFrom(text: string, ids: string[]): Levels {
  const levels: Levels = {};
  for (const part of text.split('.')) {
    const [, id = '', level] = /^([a-z0-9-]+)_(\d{1,3})$/.exec(part) ?? [];
    if (ids.includes(id) && hasRoom(levels)) levels[id] = Math.min(100, Number(level));
  }
  return levels;
}
