import { mayInstall } from '../arguments.ts';
import { checkLint, checkTypes, checkUnused, runJourneys, runUnitTests, warnOfTypefaces } from '../checks.ts';
import { findChromium } from '../chromium.ts';
import { command } from '../command.ts';
import { close } from '../outcome.ts';

/** `npm test`: everything that must hold before a change lands. With `--no-install` a missing Chromium is said, not installed. */
await command(async () => {
  const chromium = findChromium(console.log, mayInstall(process.argv.slice(2)));
  const checks = await Promise.all([checkTypes(), checkLint(), checkUnused()]);
  const outcomes = [...checks, runUnitTests(), runJourneys(chromium)];
  await warnOfTypefaces();
  close(outcomes);
});
