import { command } from '../command.ts';
import { develop } from '../dev/develop.ts';
import { endOnSignal } from '../end-on-signal.ts';
import { partNamed, sectionIds } from '../workspace.ts';

/** `npm run dev [section]`: hot reload for the frame and one section, or for all of them. */
await command(async () => {
  const [name] = process.argv.slice(2);
  const gateway = await develop(name ? [partNamed(name)] : sectionIds(), process.env);
  endOnSignal(gateway);
  console.log(gateway.url);
});
