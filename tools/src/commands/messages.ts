import { command } from '../command.ts';
import { messagesCommand } from '../messages.ts';

/** `npm run messages`: what came through the contact form. */
await command(async () => console.log((await messagesCommand(process.argv.slice(2), process.env)).trimEnd()));
