import type { PageDocument } from '@roe/shared/contract';

/** The page that came as HTML: what it is, and a copy of all that it showed before any script touched it. */
export interface Prerendered {
  path: string;
  document: PageDocument;
  root: HTMLElement;
}

let prerendered: Prerendered | undefined;

export function keepPrerendered(page: Prerendered): void {
  prerendered = page;
}

/** That page, where it belongs to this path. */
export const prerenderedAt = (path: string): Prerendered | undefined =>
  prerendered?.path === path ? prerendered : undefined;
