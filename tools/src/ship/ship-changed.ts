import type { Store } from '../store/store.ts';
import { buildAll } from './build.ts';
import type { Shipped } from './release.ts';
import { ship } from './ship.ts';
import { changedParts, type Inputs, isComposerNew } from './shipped-inputs.ts';

export interface ShippedChanges {
  /** The last revision that came of it; undefined where nothing could be shipped. */
  shipped: Shipped | undefined;
  /** Parts that were to be shipped. */
  changed: string[];
  /** Part → why it could not be shipped. What was live of it stays. */
  errors: Record<string, string>;
}

/**
 * Builds and ships the parts that changed since they were last shipped from here. One that is broken keeps no other from being
 * shipped.
 * @param names parts that may be shipped
 * @param warn is told what is to be shipped, before anything is built
 * @param chromium path of a browser in which pages are tried before they go live
 */
export async function shipChanged(
  store: Store,
  site: string,
  names: string[],
  {
    say,
    warn,
    chromium,
  }: { say: (line: string) => void; warn: (names: string[]) => void; chromium?: string | undefined },
): Promise<ShippedChanges> {
  const inputs = changedParts(store, names);
  const changed = Object.keys(inputs);
  warn(changed);
  const errors = await buildAll(changed, say);
  const built = Object.fromEntries(Object.entries(inputs).filter(([name]) => !(name in errors)));
  if ('shell' in errors && !store.registry()) return { shipped: undefined, changed, errors };
  try {
    const shipped = await ship(store, site, built, { isRecomposed: isComposerNew(store), chromium });
    return { shipped, changed, errors };
  } catch (error) {
    const each = await shipEach(store, site, built, (error as Error).message, chromium);
    return { shipped: each.shipped, changed, errors: { ...errors, ...each.errors } };
  }
}

/** Ships parts one by one, again while there is one more that could be, because one may wait for another's pages. */
async function shipEach(
  store: Store,
  site: string,
  inputs: Inputs,
  error: string,
  chromium: string | undefined,
): Promise<Pick<ShippedChanges, 'shipped' | 'errors'>> {
  let waiting = Object.entries(inputs);
  if (waiting.length < 2) return { shipped: undefined, errors: { [waiting[0]?.[0] ?? 'pages']: error } };
  let shipped: Shipped | undefined;
  for (;;) {
    const errors: Record<string, string> = {};
    for (const [name, hash] of waiting) {
      try {
        shipped = await ship(store, site, { [name]: hash }, { chromium });
      } catch (error) {
        errors[name] = (error as Error).message;
      }
    }
    const left = waiting.filter(([name]) => name in errors);
    if (left.length === 0 || left.length === waiting.length) return { shipped, errors };
    waiting = left;
  }
}
