import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@roe/tools/workspace';

/** A file of a section's `media/`. */
export const mediaFile = (section: string, name: string): string => path.join(root, `mfe-${section}/media`, name);

/** Writes a file, and makes the folder for it. */
export function writeFile(file: string, content: Buffer | string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
