import { checkLint, checkTypes, close, runJourneys, runUnitTests, warnOfTypefaces } from '../checks.ts';
import { findChromium } from '../chromium.ts';
import { command } from '../command.ts';

/** `npm test`: everything that must hold before a change lands. */
await command(async () => {
  const chromium = findChromium(console.log);
  const outcomes = [checkTypes(), checkLint(), runUnitTests(), runJourneys(chromium)];
  await warnOfTypefaces();
  close(outcomes);
});
