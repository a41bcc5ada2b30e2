import { presentChromium } from '../chromium.ts';
import { command } from '../command.ts';
import { buildAll } from '../ship/build.ts';
import { rollBack, type Shipped, ship } from '../ship/ship.ts';
import { rememberInputs } from '../ship/shipped-inputs.ts';
import { siteFrom } from '../site.ts';
import { partNamed } from '../workspace.ts';

const usage = `Usage:
  npm run ship -- decodings                         build, publish and flip a section (or shell, or several)
  npm run ship -- rollback decodings [version]      point it back at the version before, without a build
  npm run ship -- --no-smoke decodings              without trying its pages in a browser before they go live`;

const NO_SMOKE = '--no-smoke';

/** `npm run ship`: makes a part live without touching any other. */
await command(async () => {
  const [first, ...rest] = process.argv.slice(2).filter((word) => word !== NO_SMOKE);
  if (first === '--help') return console.log(usage);
  if (!first) throw new Error(usage);
  const { store, url } = siteFrom(process.env);
  if (first === 'rollback') {
    const [name, version] = rest;
    if (!name) throw new Error(usage);
    return report(await rollBack(store, partNamed(name), version));
  }
  const names = [first, ...rest].map(partNamed);
  await buildAll(names, console.log);
  report(await ship(store, url, names, { chromium: browser() }));
  rememberInputs(store, names);
});

/** The browser in which pages are tried, where there is one. */
function browser(): string | undefined {
  if (process.argv.includes(NO_SMOKE)) return undefined;
  const chromium = presentChromium();
  if (!chromium) console.log('No Chromium is installed here, so no page is tried in a browser before it goes live.');
  return chromium;
}

function report({ revision, isNew, rendered, tried }: Shipped): void {
  const pages = rendered.length === 1 ? '1 page' : `${rendered.length} pages`;
  const trial = tried.length > 0 ? `, ${tried.length} tried in a browser` : '';
  console.log(
    isNew
      ? `Revision ${revision} is live; ${pages} rendered${trial}.`
      : `Nothing changed; revision ${revision} stays live.`,
  );
}
