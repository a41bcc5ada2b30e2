import { parseArgs } from 'node:util';
import { command } from '@roe/tools/command';

/**
 * `npm run bench`: measures the site, and the same site as one build. `--runs 5` is how often each is loaded.
 * `npm run bench -- --scale`: measures the list of decodings and shipping, with 40 decodings and with 10,000.
 */
await command(async () => {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, scale: { type: 'boolean', default: false } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs: expected a whole number from 1, received "${values.runs}"`);
  if (values.scale) {
    const { scale } = await import('./src/scale.ts');
    return scale(runs, console.log);
  }
  const { bench } = await import('./src/bench.ts');
  await bench(runs, console.log);
});
