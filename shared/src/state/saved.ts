import { createKept } from '@roe/shared/state/device';
import { parseSaved, READ, states } from './parse-saved.ts';

/** A page that a visitor wants to find again. */
export interface SavedItem {
  url: string;
  title: string;
  /** The document's type, such as "decoding" or "term". */
  type: string;
}

/** How far somebody is with what stands on the reading list. */
export const readingStates = states;
export type ReadingState = (typeof readingStates)[number];

/** A page on the reading list. */
export interface ReadingItem extends SavedItem {
  /** Left out: it is still to be read, 'want'. */
  state?: ReadingState;
}

/** How far a page was read. */
export interface Progress {
  /** Id of the last heading that was reached; empty before the first. */
  anchor: string;
  /** Part of the text that was passed, 0..1. */
  part: number;
  /** Whether its end was reached, now or earlier. */
  isRead: boolean;
}

/** Of what is kept on the device. */
const VERSION = 1;

/** What a visitor keeps on this device; nothing of it leaves it. */
export interface Saved {
  /** Favourites, the latest first. */
  items: SavedItem[];
  /** Pages to read later, the latest first. */
  readingList: ReadingItem[];
  /** By URL, the latest last. */
  progress: Record<string, Progress>;
}

const nothing: Saved = { items: [], readingList: [], progress: {} };

export const useSaved = createKept('saved', VERSION, nothing, parseSaved);

const without = <Item extends SavedItem>(list: Item[], url: string): Item[] => list.filter((item) => item.url !== url);

const toggled = <Item extends SavedItem>(list: Item[], item: Item): Item[] => {
  const others = without(list, item.url);
  return others.length < list.length ? others : [item, ...list];
};

export const favouriteToggled = (item: SavedItem): void =>
  void useSaved.setState(({ items }) => ({ items: toggled(items, item) }));

export const readingListToggled = (item: SavedItem): void =>
  void useSaved.setState(({ readingList }) => ({ readingList: toggled(readingList, item) }));

/** Says how far somebody is with a page, which keeps its place on the reading list, or comes to its front. */
export function readingStateChosen({ url, title, type }: SavedItem, state: ReadingState): void {
  const item: ReadingItem = { url, title, type, ...(state !== 'want' && { state }) };
  useSaved.setState(({ readingList }) => ({
    readingList: readingList.some((other) => other.url === url)
      ? readingList.map((other) => (other.url === url ? item : other))
      : [item, ...readingList],
  }));
}

/** Takes a page off the favourites. */
export const favouriteRemoved = (url: string): void =>
  void useSaved.setState(({ items }) => ({ items: without(items, url) }));

/** Takes a page off the reading list. */
export const readingListRemoved = (url: string): void =>
  void useSaved.setState(({ readingList }) => ({ readingList: without(readingList, url) }));

/** Forgets that a page was read. */
export const progressRemoved = (url: string): void =>
  void useSaved.setState(({ progress: { [url]: _, ...progress } }) => ({ progress }));

/** Brings back, or in, all that was saved. */
export const savedRestored = ({ items, readingList, progress }: Saved): void =>
  void useSaved.setState({ items, readingList, progress });

/** Keeps how far a page was read; what was read once stays read. */
export const progressMade = (url: string, { anchor, part }: Omit<Progress, 'isRead'>): void =>
  void useSaved.setState(({ progress: { [url]: before, ...others } }) => ({
    progress: { ...others, [url]: { anchor, part, isRead: before?.isRead === true || part >= READ } },
  }));

/** A page has another address: what is kept of it goes along. */
export function pageMoved(from: string, to: string): void {
  const { items, readingList, progress } = useSaved.getState();
  const { [from]: place, ...others } = progress;
  const isKept = place || [...items, ...readingList].some(({ url }) => url === from);
  if (isKept)
    useSaved.setState({
      items: movedIn(items, from, to),
      readingList: movedIn(readingList, from, to),
      progress: place ? { [to]: place, ...others } : progress,
    });
}

const movedIn = <Item extends SavedItem>(list: Item[], from: string, to: string): Item[] =>
  list.some(({ url }) => url === to)
    ? list.filter(({ url }) => url !== from)
    : list.map((item) => (item.url === from ? { ...item, url: to } : item));

/** Deletes all of it from this device. */
export const savedForgotten = (): void => void useSaved.setState(nothing);
