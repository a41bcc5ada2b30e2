import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { command } from '../command.ts';
import { noticeFiles } from '../notices.ts';
import { root } from '../workspace.ts';

/** `npm run notices`: writes down whose code the site stands on, and under which licences. */
await command(async () => {
  for (const [file, text] of Object.entries(noticeFiles())) {
    writeFileSync(path.join(root, file), text);
    console.log(`  ${file}`);
  }
});
