import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from './workspace.ts';

/** The site's typefaces as a sheet that needs no other file. */
export function typefaces(): string {
  const folder = path.join(folderOf('shell'), 'src/type');
  return readFileSync(path.join(folder, 'type.css'), 'utf8').replace(
    /url\("\.\/([^"]+\.woff2)"\)/g,
    (_, name: string) => `url("data:font/woff2;base64,${readFileSync(path.join(folder, name)).toString('base64')}")`,
  );
}
