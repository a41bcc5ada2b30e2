import { command } from '../command.ts';
import { develop } from '../dev/develop.ts';
import { endOnSignal } from '../end-on-signal.ts';
import { partNamed, sectionIds } from '../workspace.ts';

/** `npm run dev [section …]`: hot reload for the shell and the named sections, or for all of them. */
await command(async () => {
  const names = process.argv.slice(2).map(partNamed);
  const ids = names.filter((name) => name !== 'shell'); // the shell is always worked on
  const gateway = await develop(names.length > 0 ? ids : sectionIds(), process.env);
  endOnSignal(gateway);
  console.log(gateway.url);
});
