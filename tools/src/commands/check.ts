import { checkLint, checkTypes, close, runUnitTests, warnOfTypefaces } from '../checks.ts';
import { command } from '../command.ts';

/** `npm run check`: what needs neither a build nor a browser. */
await command(async () => {
  const outcomes = [checkTypes(), checkLint(), runUnitTests()];
  await warnOfTypefaces();
  close(outcomes);
});
