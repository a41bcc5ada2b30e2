import { isSitePath } from '@roe/shared/site-path';
import {
  type Progress,
  type ReadingItem,
  type ReadingState,
  readingStates,
  type Saved,
  type SavedItem,
} from '@roe/shared/state/saved';

const FORMAT = 'roe-saved';
const VERSION = 1;

/** What a visitor has saved, as a file that another device can read. */
export const fileFromSaved = ({ items, readingList, progress }: Saved): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, items, readingList, progress }, null, 2)}\n`;

/**
 * Reads such a file. Nothing of it is taken on trust: it comes from outside.
 * @param name how messages call the file
 * @throws at the first error: file, field, what was expected, what came
 */
export function savedFromFile(text: string, name: string): Saved {
  const fail = (field: string, expected: string, received: unknown): never => {
    const excerpt = JSON.stringify(received) ?? 'nothing';
    throw new Error(
      `${name}: ${field && `field "${field}": `}expected ${expected}, received ${excerpt.length > 60 ? `${excerpt.slice(0, 59)}…` : excerpt}.`,
    );
  };
  const file = parse(text) ?? fail('', 'a file that this page has exported', text);
  const { format, version, items, readingList, progress } = file;
  if (format !== FORMAT) fail('format', `"${FORMAT}"`, format);
  if (version !== VERSION) fail('version', String(VERSION), version);
  const listOf = (field: string, list: unknown): ReadingItem[] => {
    if (!Array.isArray(list)) return fail(field, 'a list', list);
    return list.map((item: Partial<ReadingItem> | null, place) => {
      const where = `${field}[${place}]`;
      const { url, title, type, state } = item ?? {};
      if (!isSitePath(url))
        return fail(`${where}.url`, 'an address of this site, such as "/decodings/seer-awakens"', url);
      if (typeof title !== 'string' || title === '') return fail(`${where}.title`, 'a title', title);
      if (typeof type !== 'string') return fail(`${where}.type`, 'a kind of page, such as "decoding"', type);
      if (state && !readingStates.includes(state)) return fail(`${where}.state`, '"want", "reading" or "read"', state);
      return { url, title, type, ...(state && { state }) };
    });
  };
  const lists = { items: listOf('items', items), readingList: listOf('readingList', readingList) };
  if (typeof progress !== 'object' || progress === null || Array.isArray(progress))
    return fail('progress', 'what was read, by address', progress);
  return {
    ...lists,
    progress: Object.fromEntries(
      Object.entries(progress).map(([url, made]: [string, Partial<Progress> | null]) => {
        const { anchor, part, isRead = false } = made ?? {};
        if (!isSitePath(url)) fail('progress', 'addresses of this site', url);
        if (typeof anchor !== 'string') return fail(`progress["${url}"].anchor`, 'a text', anchor);
        if (typeof part !== 'number' || part < 0 || part > 1)
          return fail(`progress["${url}"].part`, 'a number from 0 to 1', part);
        if (typeof isRead !== 'boolean') return fail(`progress["${url}"].isRead`, 'true or false', isRead);
        return [url, { anchor, part, isRead }];
      }),
    ),
  };
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Both together: nothing that is here is lost, and of two places in a text or on the way to it the farther one stays. */
export function merged(here: Saved, added: Saved): Saved {
  const both = <Item extends SavedItem>(own: Item[], other: Item[]) => [
    ...own,
    ...other.filter(({ url }) => !own.some((item) => item.url === url)),
  ];
  const progress = { ...added.progress };
  for (const [url, made] of Object.entries(here.progress)) progress[url] = farther(made, progress[url]);
  const otherState = new Map(added.readingList.map(({ url, state }) => [url, state]));
  const ownList = here.readingList.map((item) => withState(item, otherState.get(item.url)));
  return { items: both(here.items, added.items), readingList: both(ownList, added.readingList), progress };
}

const rankOf = (state: ReadingState = 'want'): number => readingStates.indexOf(state);

const withState = (item: ReadingItem, state: ReadingState | undefined): ReadingItem =>
  state && rankOf(state) > rankOf(item.state) ? { ...item, state } : item;

const farther = (own: Progress, other: Progress | undefined): Progress => ({
  ...(other && other.part > own.part ? other : own),
  isRead: own.isRead || other?.isRead === true,
});
