import type { Decoding } from './texts.ts';

/** How many decodings stand under 'More Like This' (specification, §9). */
const RELATED = 12;
/** Of those that share a tag, a series, a level or only the category, no more than the newest are looked at. */
const NEWEST = 200;

/**
 * Finds others of the same category, or of all where it has no other: by shared tags, then of the same series, of the same
 * level, and the newest first.
 * One shared tag weighs more than series and level together, so who shares none is looked at only where too few do.
 * @param all newest first
 */
export function relatedIn(all: Decoding[]): (decoding: Decoding) => Decoding[] {
  const groups = new Map<string, Decoding[]>();
  const place = new Map(all.map((decoding, index) => [decoding, index]));
  const readable = all.filter(({ comingSoon }) => !comingSoon);
  for (const decoding of readable)
    for (const key of [...byTag(decoding), ...byOther(decoding)]) {
      const group = groups.get(key) ?? [];
      if (group.length < NEWEST) group.push(decoding);
      groups.set(key, group);
    }

  return (decoding) => {
    const near = new Set(byTag(decoding).flatMap((key) => groups.get(key) ?? []));
    for (const key of byOther(decoding)) {
      if (near.size > RELATED) break; // one of them may be the decoding itself
      for (const other of groups.get(key) ?? []) near.add(other);
    }
    near.delete(decoding);
    const tags = new Set(decoding.tags);
    const others = near.size > 0 ? [...near] : readable.filter((other) => other !== decoding);
    return others
      .map((other) => ({ other, nearness: nearness(decoding, tags, other), place: place.get(other) as number }))
      .sort((a, b) => b.nearness - a.nearness || a.place - b.place)
      .slice(0, RELATED)
      .map(({ other }) => other);
  };
}

const byTag = ({ category, tags }: Decoding): string[] => tags.map((tag) => JSON.stringify([category, 'tag', tag]));

/** Nearest first. */
const byOther = ({ category, series, consciousnessLevel }: Decoding): string[] => [
  ...(series === null ? [] : [JSON.stringify([category, 'series', series])]),
  JSON.stringify([category, 'level', consciousnessLevel]),
  JSON.stringify([category]),
];

const nearness = ({ series, consciousnessLevel }: Decoding, tags: Set<string>, other: Decoding): number =>
  4 * other.tags.filter((tag) => tags.has(tag)).length +
  2 * Number(series !== null && series === other.series) +
  Number(consciousnessLevel === other.consciousnessLevel);
