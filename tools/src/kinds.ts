import { statSync } from 'node:fs';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { matchPattern } from '@roe/shared/contract/pattern';
import { pageMapSchema } from '@roe/shared/contract/schema';
import { pageFile, pageMapFile } from '@roe/shared/contract/store';
import type { Store } from './store/store.ts';

/**
 * A page of every kind that a live section has: of each of its patterns the page with the most in it.
 * @returns addresses, in the order of the section's patterns
 * @throws where the store has no such section
 */
export function pageOfEachKind(store: Store, id: string): string[] {
  const release = store.registry()?.sections[id];
  if (!release) throw new Error(`${store.at('registry.json')}: expected a section "${id}", found none`);
  const file = pageMapFile(release.pages);
  const pages = Object.entries(parseJsonAt(pageMapSchema, store.read(file), file).pages)
    .map(([url, name]) => ({ url, size: statSync(store.at(pageFile(name))).size }))
    .sort((a, b) => b.size - a.size);
  return release.paths.flatMap((kind) => pages.find(({ url }) => matchPattern(kind, url))?.url ?? []);
}
