/** What a visitor names is looked up among our own entries, never among what every object has. */
export const entryOf = <T>(entries: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(entries, name) ? entries[name] : undefined;
