import { serve, settingsFrom } from '@roe/gateway/serve';
import { command } from '../command.ts';
import { endOnSignal } from '../end-on-signal.ts';
import { originAdvice } from '../site.ts';

/** `npm run serve`: serves the release store and builds nothing. */
await command(async () => {
  const gateway = await serve(process.env);
  endOnSignal(gateway);
  const site = gateway.site();
  const advice = site && originAdvice(site, settingsFrom(process.env));
  if (advice) console.error(advice);
  console.log(gateway.url);
});
