import { deviceStorage } from '@roe/shared/state/device';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** A page that a visitor wants to find again. */
export interface SavedItem {
  url: string;
  title: string;
  /** The document's type, such as "decoding" or "term". */
  type: string;
}

/** How far a page was read. */
export interface Progress {
  /** Id of the last heading that was reached; empty before the first. */
  anchor: string;
  /** Part of the text that was passed, 0..1. */
  part: number;
}

/** What a visitor keeps on this device; nothing of it leaves it. */
export interface Saved {
  /** Favourites, the latest first. */
  items: SavedItem[];
  /** Pages to read later, the latest first. */
  readingList: SavedItem[];
  /** By URL. */
  progress: Record<string, Progress>;
}

const isItem = (value: Partial<SavedItem> | null): value is SavedItem =>
  typeof value?.url === 'string' && typeof value.title === 'string' && typeof value.type === 'string';

const isProgress = (value: Partial<Progress> | null): value is Progress =>
  typeof value?.anchor === 'string' && typeof value.part === 'number' && value.part >= 0 && value.part <= 1;

function parseSaved(value: unknown): Saved | undefined {
  const { items, readingList, progress } = (value ?? {}) as { [Key in keyof Saved]?: unknown };
  if (!Array.isArray(items) || !Array.isArray(readingList) || typeof progress !== 'object' || !progress)
    return undefined;
  return {
    items: items.filter(isItem),
    readingList: readingList.filter(isItem),
    progress: Object.fromEntries(Object.entries(progress).filter(([, entry]) => isProgress(entry))),
  };
}

export const useSaved = create<Saved>()(
  persist((): Saved => ({ items: [], readingList: [], progress: {} }), {
    name: 'saved',
    version: 1,
    storage: deviceStorage(parseSaved),
    skipHydration: true,
  }),
);

const toggled = (list: SavedItem[], item: SavedItem): SavedItem[] => {
  const others = list.filter(({ url }) => url !== item.url);
  return others.length < list.length ? others : [item, ...list];
};

export const favouriteToggled = (item: SavedItem): void =>
  void useSaved.setState(({ items }) => ({ items: toggled(items, item) }));

export const readingListToggled = (item: SavedItem): void =>
  void useSaved.setState(({ readingList }) => ({ readingList: toggled(readingList, item) }));

export const progressMade = (url: string, made: Progress): void =>
  void useSaved.setState(({ progress }) => ({ progress: { ...progress, [url]: made } }));

/** Deletes all of it from this device. */
export const savedForgotten = (): void => void useSaved.setState({ items: [], readingList: [], progress: {} });
