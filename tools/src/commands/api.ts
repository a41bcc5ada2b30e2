import { writeApiReport } from '../api-report.ts';
import { command } from '../command.ts';

/** `npm run api`: writes what sections take from the shell into `shared/api.md`. */
await command(writeApiReport);
