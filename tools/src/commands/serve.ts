import { serve } from '@roe/gateway/serve';
import { command } from '../command.ts';
import { endOnSignal } from '../end-on-signal.ts';

/** `npm run serve`: serves the release store and builds nothing. */
await command(async () => {
  const gateway = await serve(process.env);
  console.log(gateway.url);
  endOnSignal(gateway);
});
