import type { useKinds } from '@roe/shared/frame';
import {
  favouriteRemoved,
  progressRemoved,
  readingListRemoved,
  readingStateChosen,
  type Saved,
  type SavedItem,
} from '@roe/shared/state/saved';
import type { SavedData } from './saved.ts';
import type { SavedRow } from './saved-list.tsx';

interface Surroundings extends SavedData {
  kinds: ReturnType<typeof useKinds.getState>;
  /** Makes a change, once it was said what it is. */
  change: (text: string, make: () => void) => void;
}

/** What is saved as rows of the page's three lists; the history has the latest first. */
export function savedRows({ items, readingList, progress }: Saved, { titles, kinds, change }: Surroundings) {
  const fallback = Object.keys(kinds).length > 0 ? 'Page' : undefined;

  const row = (url: string, title: string, remove: (url: string) => void) => ({
    url,
    title,
    onRemoved: () => change(`“${title}” was removed.`, () => remove(url)),
  });
  const itemRow = ({ url, title, type }: SavedItem, remove: (url: string) => void): SavedRow => ({
    ...row(url, title, remove),
    kind: ownValue(kinds, type)?.singular ?? fallback,
  });

  return {
    favourites: items.map((item) => itemRow(item, favouriteRemoved)),
    readingList: readingList.map(
      (item): SavedRow => ({
        ...itemRow(item, readingListRemoved),
        reading: { state: item.state ?? 'want', onChosen: (state) => readingStateChosen(item, state) },
      }),
    ),
    history: Object.entries(progress)
      .reverse()
      .map(
        ([url, made]): SavedRow => ({
          ...row(url, ownValue(titles, url) ?? titleFrom(url), progressRemoved),
          progress: made,
        }),
      ),
  };
}

/** What stands in a record under a key that comes from the device: "__proto__" and "constructor" are in every object. */
const ownValue = <Value>(record: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** "/decodings/seer-awakens" → "seer awakens" */
const titleFrom = (url: string): string => (url.split('/').at(-1) ?? url).replaceAll('-', ' ');
