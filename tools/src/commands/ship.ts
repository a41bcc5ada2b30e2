import { command } from '../command.ts';
import { runShipCommand } from '../ship/commands/commands.ts';
import { siteFrom } from '../site.ts';

/** `npm run ship`: makes a part live without touching any other, and all that belongs to it. */
await command(() => runShipCommand(process.argv.slice(2), () => siteFrom(process.env)));
