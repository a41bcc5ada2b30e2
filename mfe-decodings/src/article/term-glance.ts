import type { Glance } from '@roe/shared/contract';
import { pageAt } from '@roe/shared/frame';

/**
 * Loads what a card shows of a page.
 * @returns null where there is no such page, it cannot be loaded, or it has no glance
 */
export async function glanceAt(url: string): Promise<Glance | null> {
  try {
    return (await pageAt(url))?.glance ?? null;
  } catch {
    return null; // the link itself still leads there
  }
}
