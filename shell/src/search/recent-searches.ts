import { createKept } from '@roe/shared/state/device';

/** What this visitor looked for last; it stays on the device. */
interface Recent {
  /** The latest first, each once. */
  searches: string[];
}

const MOST = 8;
/** More letters than these are no search that somebody wants to find again. */
const LONGEST = 100;
/** Of what is kept on the device. */
const VERSION = 1;

const isSearch = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function parseRecent(value: unknown): Recent | undefined {
  const { searches } = (value ?? {}) as Partial<Recent>;
  return Array.isArray(searches) ? { searches: searches.filter(isSearch).slice(0, MOST) } : undefined;
}

export const useRecentSearches = createKept<Recent>('searches', VERSION, { searches: [] }, parseRecent);

const without = (searches: string[], words: string): string[] =>
  searches.filter((other) => other.toLowerCase() !== words.toLowerCase());

/** Keeps what led somewhere. */
export function searchKept(text: string): void {
  const words = text.trim();
  if (words === '' || words.length > LONGEST) return;
  useRecentSearches.restore(); // nobody may have looked at them in this tab yet
  useRecentSearches.setState(({ searches }) => ({ searches: [words, ...without(searches, words)].slice(0, MOST) }));
}

export const searchForgotten = (words: string): void =>
  useRecentSearches.setState(({ searches }) => ({ searches: without(searches, words) }));

export const searchesForgotten = (): void => useRecentSearches.setState({ searches: [] });
