import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { registrySchema } from '@roe/shared/contract/schema';
import { type LiveSite, openRevision } from './live-site.ts';
import { openPrivateFiles } from './private-files.ts';
import { expectSigned } from './signature.ts';

const CHECK_INTERVAL = 1000;

/**
 * Follows the registry of a release store: looks at it at most once a second, keeps the last good one, refuses older ones, and those
 * that nobody signed who may.
 * @param keys public keys that may sign; otherwise those that the present revision names, at the start those of the first one itself
 * @returns a function that gives the present revision, or undefined while nothing is shipped
 */
export function followSite(
  folder: string,
  { keys, now, log }: { keys?: string[] | undefined; now: () => number; log: (message: string) => void },
): () => LiveSite | undefined {
  const file = path.join(folder, 'registry.json');
  const readPrivate = openPrivateFiles(folder);
  let live: LiveSite | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let read = '';
  let complaint = '';

  return () => {
    if (now() - checkedAt < CHECK_INTERVAL) return live;
    checkedAt = now();
    const stats = statSync(file, { throwIfNoEntry: false });
    const identity = stats ? `${stats.ino}-${stats.mtimeMs}-${stats.size}` : '';
    if (!stats || identity === read) return live;
    try {
      const text = readFileSync(file, 'utf8');
      const registry = parseJsonAt(registrySchema, text, file);
      if (live && registry.revision < live.registry.revision) {
        throw new Error(`${file}: revision ${registry.revision} is older than ${live.registry.revision}`);
      }
      expectSigned(text, keys ?? (live?.registry ?? registry).keys ?? [], file);
      live = openRevision(folder, registry, text, readPrivate);
      read = identity;
    } catch (error) {
      // What is missing may still come, so it is tried again; it is said once.
      const { message } = error as Error;
      if (message !== complaint)
        log(
          `${live ? `Revision ${live.registry.revision} stays live, because the new registry cannot be used.` : 'The registry cannot be used.'}\n${message}`,
        );
      complaint = message;
    }
    return live;
  };
}
