import { serve } from '@roe/gateway/serve';
import { command } from '../command.ts';

/** `npm run serve`: serves the release store and builds nothing. */
await command(async () => {
  const gateway = await serve(process.env);
  console.log(gateway.url);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      gateway.close().then(() => process.exit(0));
    });
  }
});
