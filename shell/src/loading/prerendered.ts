let prerendered: { path: string; html: string } | undefined;

/** Keeps the text of the page that the document came with, as it stood before any script touched it. */
export function keepPrerendered(path: string, html: string): void {
  prerendered = { path, html };
}

/** That text, where it belongs to this path. */
export const prerenderedAt = (path: string): string | undefined =>
  prerendered?.path === path ? prerendered.html : undefined;
