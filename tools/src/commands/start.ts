import { serve, settingsFrom } from '@roe/gateway/serve';
import { command } from '../command.ts';
import { endOnSignal } from '../end-on-signal.ts';
import { buildAll } from '../ship/build.ts';
import { ship } from '../ship/ship.ts';
import { changedParts, isComposerNew, rememberInputs } from '../ship/shipped-inputs.ts';
import { originAdvice, siteFrom } from '../site.ts';
import { partNames } from '../workspace.ts';

/** `npm start`: builds what changed, ships it into the local store, serves it. */
await command(async () => {
  const start = performance.now();
  const gateway = await serve(process.env); // first, so that a taken port is said before the build
  endOnSignal(gateway);
  try {
    const { store, url } = siteFrom(process.env, { isServed: true });
    const parts = partNames();
    const changed = changedParts(store, parts);
    await buildAll(changed, console.log);
    const { revision, rendered } = await ship(store, url, changed, { isRecomposed: isComposerNew(store) });
    rememberInputs(store, parts);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `  revision ${revision}: ${changed.length} of ${parts.length} parts built, ${rendered.length} pages rendered, ${seconds} s`,
    );
    const advice = originAdvice(url, settingsFrom(process.env));
    if (advice) console.error(advice);
    console.log(gateway.url);
  } catch (error) {
    await gateway.close();
    throw error;
  }
});
