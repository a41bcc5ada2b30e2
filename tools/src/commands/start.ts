import { spawn } from 'node:child_process';
import { serve } from '@roe/gateway/serve';
import { settingsFrom } from '@roe/gateway/settings';
import { command } from '../command.ts';
import { endOnSignal } from '../end-on-signal.ts';
import { originAdvice, siteFrom } from '../site.ts';
import { root } from '../workspace.ts';

/** `npm start`: builds what changed, ships it into the local store, serves it. */
await command(async () => {
  const gateway = await serve(process.env); // first, so that a taken port is said before the build
  endOnSignal(gateway);
  try {
    const { store, url } = siteFrom(process.env, { isServed: true });
    process.exitCode = await shipChanged(url);
    if (!store.registry()) throw new Error('Nothing is shipped, so there is nothing to serve.');
    const advice = originAdvice(url, settingsFrom(process.env));
    if (advice) console.error(advice);
    console.log(gateway.url);
  } catch (error) {
    await gateway.close();
    throw error;
  }
});

/** Builds and ships in a process of its own, which gives its memory back when it ends. Resolves with its exit code. */
function shipChanged(url: string): Promise<number> {
  const child = spawn(process.execPath, ['tools/run.mjs', 'ship', '--changed', '--no-smoke'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SITE_URL: url },
  });
  const end = () => void child.kill();
  process.once('exit', end);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('exit', end);
      if (signal) console.error(`The build was ended by ${signal}.`);
      resolve(code ?? 1);
    });
  });
}
