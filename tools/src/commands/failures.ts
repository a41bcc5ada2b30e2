import { command } from '../command.ts';
import { failuresTable } from '../failures.ts';

/** `npm run failures`: how often parts of the site failed at visitors. */
await command(async () => console.log(await failuresTable(process.env)));
