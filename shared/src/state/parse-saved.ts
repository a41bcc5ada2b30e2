import { isSitePath } from '../site-path.ts';
import type { Progress, ReadingItem, Saved, SavedItem } from './saved.ts';

/** From this part on a text counts as read: notes and references may follow. */
export const READ = 0.95;

/** What can be said of a page on the reading list. */
export const states = ['want', 'reading', 'read'] as const;

const isItem = (value: Partial<SavedItem> | null): value is SavedItem =>
  isSitePath(value?.url) && typeof value?.title === 'string' && typeof value.type === 'string';

/** An item with a state that we do not know is still to be read. */
function readingItem({ state, ...item }: ReadingItem): ReadingItem {
  return state && states.includes(state) ? { ...item, state } : item;
}

const isProgress = (value: Partial<Progress> | null): value is Progress =>
  typeof value?.anchor === 'string' && typeof value.part === 'number' && value.part >= 0 && value.part <= 1;

/** What is usable of what was kept on the device; undefined where it is nothing of this. */
export function parseSaved(value: unknown): Saved | undefined {
  const { items, readingList, progress } = (value ?? {}) as { [Key in keyof Saved]?: unknown };
  if (!Array.isArray(items) || !Array.isArray(readingList) || typeof progress !== 'object' || !progress)
    return undefined;
  const entries = Object.entries(progress)
    .filter((entry): entry is [string, Progress] => isSitePath(entry[0]) && isProgress(entry[1]))
    .map(([url, { anchor, part, isRead }]) => [url, { anchor, part, isRead: isRead === true || part >= READ }]);
  return {
    items: items.filter(isItem),
    readingList: readingList.filter(isItem).map(readingItem),
    progress: Object.fromEntries(entries),
  };
}
