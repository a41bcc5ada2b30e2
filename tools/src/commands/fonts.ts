import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { command } from '../command.ts';
import { corpus, devanagariWords } from '../type/corpus.ts';
import { cutFaces } from '../type/faces.ts';
import { sheetOf } from '../type/sheet.ts';
import { root } from '../workspace.ts';

/** `npm run fonts`: cuts the typefaces down to what the site's texts hold, and writes them with their style sheet. */
await command(async () => {
  const folder = path.join(root, 'shell/src/type');
  const cuts = await cutFaces(new Set(corpus().keys()), new Set(devanagariWords().keys()));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { face, woff2 } of cuts) {
    const name = `${face.name}.woff2`;
    writeFileSync(path.join(folder, name), woff2);
    console.log(name.padEnd(30), `${(woff2.length / 1000).toFixed(1)} kB`);
  }
  writeFileSync(path.join(folder, 'type.css'), sheetOf(cuts));
});
