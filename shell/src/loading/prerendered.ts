let prerendered: { path: string; main: Node } | undefined;

/** Keeps a copy of the `<main>` that the document came with, as it stood before any script touched it. */
export function keepPrerendered(path: string, main: Node): void {
  prerendered = { path, main };
}

/** That copy, where it belongs to this path. */
export const prerenderedAt = (path: string): Node | undefined =>
  prerendered?.path === path ? prerendered.main : undefined;
