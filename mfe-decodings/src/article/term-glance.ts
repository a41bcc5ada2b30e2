import type { Glance } from '@roe/shared/contract';
import { pageAt } from '@roe/shared/frame';

/** Address of the term that a link of a text leads to, or undefined for another link. */
export function termAddress(link: Pick<HTMLAnchorElement, 'pathname' | 'hash'>): string | undefined {
  const slug = /^\/glossary(?:\/|(?=#))#?([a-z]+)$/.exec(link.pathname + link.hash)?.[1];
  return slug && `/glossary/${slug}`;
}

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
