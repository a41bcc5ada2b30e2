import path from 'node:path';
import { checkLint, checkTypes, checkUnused, runUnitTests, warnOfTypefaces } from '../checks.ts';
import { command } from '../command.ts';
import { close } from '../outcome.ts';
import { folderOf, partNamed, root } from '../workspace.ts';

/** What holds for every part: who may depend on whom. */
const common = ['tools/src/workspace.test.ts'];

/** `npm run check [section …]`: what needs neither a build nor a browser, of everything or of the named parts. */
await command(async () => {
  const folders = process.argv.slice(2).map((word) => path.relative(root, folderOf(partNamed(word))));
  const outcomes =
    folders.length === 0
      ? await Promise.all([checkTypes(), checkLint(), checkUnused()])
      : await Promise.all([checkTypes(folders), checkLint(folders)]);
  const tests = folders.length === 0 ? [] : [...folders.map((folder) => `${folder}/`), ...common];
  outcomes.push(runUnitTests(tests));
  await warnOfTypefaces();
  close(outcomes);
});
