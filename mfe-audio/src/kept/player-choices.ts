import { createKept } from '@roe/shared/state/device';

export const rates = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
type Rate = (typeof rates)[number];

export const loops = ['off', 'one', 'all'] as const;
/** What begins again when it has ended: nothing, the track, or the queue. */
export type Loop = (typeof loops)[number];

/** How a visitor listens, and how far they have come. */
export interface PlayerChoices {
  /** 0..1, in steps of 0.01. */
  volume: number;
  isMuted: boolean;
  rate: Rate;
  loop: Loop;
  /** Whether the next track begins when one has ended. */
  playsOn: boolean;
  isExpanded: boolean;
  /** Seconds from which a track goes on, by id. */
  places: Record<string, number>;
}

const initial: PlayerChoices = {
  volume: 0.8,
  isMuted: false,
  rate: 1,
  loop: 'off',
  playsOn: false,
  isExpanded: false,
  places: {},
};

const isPart = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

const isPlace = (entry: [string, unknown]): entry is [string, number] =>
  typeof entry[1] === 'number' && Number.isFinite(entry[1]) && entry[1] > 0;

/** Each choice is taken for itself, so that one that is new or gone does not cost the others. */
function parse(value: unknown): PlayerChoices | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { volume, isMuted, rate, loop, playsOn, isExpanded, places } = value as Record<keyof PlayerChoices, unknown>;
  return {
    volume: isPart(volume) ? volume : initial.volume,
    isMuted: isMuted === true,
    rate: rates.find((known) => known === rate) ?? initial.rate,
    loop: loops.find((known) => known === loop) ?? initial.loop,
    playsOn: playsOn === true,
    isExpanded: isExpanded === true,
    places: Object.fromEntries(Object.entries(places ?? {}).filter(isPlace)),
  };
}

export const usePlayerChoices = createKept('sound', 1, initial, parse);

/** Takes a volume, which lasts; one that can be heard ends muteness. */
export const volumeChosen = (volume: number): void => {
  const rounded = Math.round(Math.min(1, Math.max(0, volume)) * 100) / 100;
  usePlayerChoices.setState({ volume: rounded, ...(rounded > 0 && { isMuted: false }) });
};

export const muteToggled = (): void => usePlayerChoices.setState(({ isMuted }) => ({ isMuted: !isMuted }));

/** A track's beginning and end are no places to go on from; in between it is kept. */
export const placeReached = (id: string, seconds: number, duration: number): void =>
  usePlayerChoices.setState(({ places: { [id]: _, ...others } }) => ({
    places: seconds > 10 && seconds < duration - 15 ? { ...others, [id]: Math.floor(seconds) } : others,
  }));
