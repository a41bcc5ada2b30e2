/** What is kept of a track: older pages kept more of it, or less. */
export interface KeptTrack {
  id: string;
}

/**
 * The tracks of a list from outside, each once: ids, objects with an id, or an object that holds such a list, as it was kept before.
 * @returns undefined where there is no list
 */
export function tracksIn(value: unknown): KeptTrack[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return tracksIn(Object.values(value).find((held) => typeof held === 'object'));
  const tracks = value.map((entry: unknown) => (typeof entry === 'string' ? { id: entry } : entry)).filter(isTrack);
  return tracks.filter(({ id }, place) => tracks.findIndex((other) => other.id === id) === place);
}

const isTrack = (value: unknown): value is KeptTrack =>
  typeof (value as Partial<KeptTrack> | null | undefined)?.id === 'string';
