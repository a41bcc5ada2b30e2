import path from 'node:path';
import { serve } from '@roe/gateway/serve';
import { settingsFrom } from '@roe/gateway/settings';
import { command } from '../command.ts';
import { endOnSignal } from '../end-on-signal.ts';
import { originAdvice } from '../site.ts';
import { unpublished } from '../store/revisions.ts';
import { openStore } from '../store/store.ts';
import { root } from '../workspace.ts';

/** `npm run serve`: serves the release store and builds nothing. */
await command(async () => {
  const settings = settingsFrom(process.env);
  const gateway = await serve(process.env);
  endOnSignal(gateway);
  const site = gateway.site();
  const advice = site && originAdvice(site, settings);
  if (advice) console.error(advice);
  const behind = unpublished(openStore(path.resolve(root, settings.SITE_DIR)));
  if (behind) console.error(`${behind.error}. ${behind.remedy}`);
  console.log(gateway.url);
});
