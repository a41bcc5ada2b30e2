import { checkLint, checkTypes, close, runUnitTests } from '../checks.ts';
import { command } from '../command.ts';

/** `npm run check`: what needs neither a build nor a browser. */
await command(async () => {
  close([checkTypes(), checkLint(), runUnitTests()]);
});
