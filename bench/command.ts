import { parseArgs } from 'node:util';
import { command } from '@roe/tools/command';

/**
 * `npm run bench`: measures the site, and the same site as one build. `--runs 5` is how often each is loaded.
 * `npm run bench -- --peers`: measures it beside the same site built with Astro and Next; with `--phone` only as a phone shows it; with
 * `--quick article`, or list, home, glossary, only that page, on the phone, beside Astro.
 * `npm run bench -- --scale`: measures the list of decodings and shipping, with 100 decodings and with 10,000.
 * `npm run bench -- --guide`: measures what the gateway adds to a provider of language models.
 */
await command(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      peers: { type: 'boolean', default: false },
      phone: { type: 'boolean', default: false },
      quick: { type: 'string' },
      scale: { type: 'boolean', default: false },
      guide: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs: expected a whole number from 1, received "${values.runs}"`);
  for (const name of ['quick', 'phone'] as const)
    if (values[name] && !values.peers) throw new Error(`--${name}: expected --peers before it, found none`);
  if (values.scale) {
    const { scale } = await import('./src/scale/scale.ts');
    return scale(runs, console.log);
  }
  if (values.guide) {
    const { guide } = await import('./src/guide/guide.ts');
    return guide(runs, console.log);
  }
  if (values.peers) {
    const { peers } = await import('./src/peers/peers.ts');
    const { routeNamed } = await import('./src/peers/routes.ts');
    const quick = values.quick === undefined ? undefined : routeNamed(values.quick);
    return peers({ runs, isPhoneOnly: values.phone, quick }, console.log);
  }
  const { federation } = await import('./src/federation/federation.ts');
  await federation(runs, console.log);
});
