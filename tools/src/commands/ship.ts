import { parseArgs } from 'node:util';
import { settingsFrom } from '@roe/gateway/settings';
import { presentChromium } from '../chromium.ts';
import { command } from '../command.ts';
import { buildAll } from '../ship/build.ts';
import { changelogOf } from '../ship/changelog.ts';
import { checkoutAt, takenBack } from '../ship/checkout.ts';
import { historyOf, shippedPart, versionsOf } from '../ship/history.ts';
import type { Shipped } from '../ship/release.ts';
import { retire } from '../ship/retire.ts';
import { rollBack, rollBackTo } from '../ship/rollback.ts';
import { ship } from '../ship/ship.ts';
import { shipChanged } from '../ship/ship-changed.ts';
import { inputsNow } from '../ship/shipped-inputs.ts';
import { signLive } from '../ship/sign.ts';
import { type Verified, verify } from '../ship/verify.ts';
import { siteFrom } from '../site.ts';
import { signerHere } from '../store/signer.ts';
import type { Store } from '../store/store.ts';
import { partNamed, partNames, root } from '../workspace.ts';

const usage = `Usage:
  npm run ship -- <section>                        build, publish and promote a section (or shell, or several)
  npm run ship -- --changed                        the same for every part that changed since it was last shipped from here
  npm run ship -- rollback <section> [version]     point it back at the version before, without a build
  npm run ship -- rollback --revision 12           point all parts back at what they were in a revision
  npm run ship -- retire <section> [--to /heir]    take a section away; its addresses lead to the page, or are gone
  npm run ship -- status                           what is live, and what failed in browsers in the last days
  npm run ship -- log <section>                    the versions of a part, and the commits that each brought
  npm run ship -- verify                           check every file that the live site needs, and who signed it
  npm run ship -- sign                             vouch for what is live: sign it with the key of this machine
  npm run ship -- key                              the public half of that key, for "keys" of site.json and for SITE_KEYS
  npm run ship -- --no-smoke <section>             without trying its pages in a browser before they go live`;

/** `npm run ship`: makes a part live without touching any other. */
await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      changed: { type: 'boolean' },
      'no-smoke': { type: 'boolean' },
      revision: { type: 'string' },
      to: { type: 'string' },
    },
  });
  const [first, name, version] = positionals;
  if (values.help) return console.log(usage);
  const { store, url } = siteFrom(process.env);
  if (values.changed) return shipAllChanged(store, url, browser(values['no-smoke']));
  if (first === 'status') return tellStatus(store);
  if (first === 'verify') return tell(await verify(store));
  if (first === 'key') return console.log(signerHere().publicKey);
  if (first === 'sign') return console.log(`Revision ${await signLive(store)} is live, and signed.`);
  if (first === 'log' && name) return console.log(changelogOf(store, shippedPart(store, name), checkoutAt(root)));
  if (first === 'rollback' && values.revision) return report(await rollBackTo(store, Number(values.revision)));
  if (first === 'rollback' && name) return rollBackPart(store, shippedPart(store, name), version);
  if (first === 'retire' && name) return report(await retire(store, shippedPart(store, name), values.to ?? null));
  if (!first || ['log', 'rollback', 'retire'].includes(first)) throw new Error(usage);
  return shipNamed(store, url, positionals.map(partNamed), browser(values['no-smoke']));
});

async function shipNamed(store: Store, url: string, names: string[], chromium: string | undefined): Promise<void> {
  const inputs = inputsNow(names);
  warn(store, names);
  const errors = Object.values(await buildAll(names, console.log));
  if (errors.length > 0) throw new Error(errors.join('\n\n'));
  report(await ship(store, url, inputs, { chromium }));
}

async function shipAllChanged(store: Store, url: string, chromium: string | undefined): Promise<void> {
  const start = performance.now();
  const names = partNames();
  const { shipped, changed, errors } = await shipChanged(store, url, names, {
    say: console.log,
    warn: (names) => warn(store, names),
    chromium,
  });
  const broken = Object.entries(errors);
  const live = store.registry();
  if (live) {
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const done = `${changed.length - broken.length} of ${names.length} parts built`;
    console.log(`  revision ${live.revision}: ${done}, ${shipped?.rendered.length ?? 0} pages rendered, ${seconds} s`);
  }
  if (broken.length === 0) return;
  const lines = broken.map(([name, reason]) => {
    const isThere = live && name in versionsOf(live);
    return `${name} is not shipped; ${isThere ? 'what was live of it stays' : 'it is not on the site yet'}.\n${reason}\n`;
  });
  throw new Error(`${lines.join('\n')}\nNot shipped: ${Object.keys(errors).join(', ')}. The reasons stand above.`);
}

async function rollBackPart(store: Store, part: string, version: string | undefined): Promise<void> {
  report(await rollBack(store, part, version));
  if (part !== 'shell' && !store.registry()?.sections[part])
    console.log(`${part} was not on the site before that, so it has been taken out.`);
}

/** Says what a ship from this checkout may take back. */
function warn(store: Store, names: string[]): void {
  const live = store.registry();
  const checkout = checkoutAt(root);
  if (!live || !checkout) return;
  for (const sentence of takenBack(historyOf(store), versionsOf(live), names, checkout)) console.warn(sentence);
}

/** The browser in which pages are tried, where there is one. */
function browser(isLeftOut = false): string | undefined {
  if (isLeftOut) return undefined;
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

async function tellStatus(store: Store): Promise<void> {
  const { status } = await import('../ship/status.ts'); // opens the gateway's database, which no other command of the ship needs
  console.log(await status(store, settingsFrom(process.env)));
}

function tell({ revision, files, findings }: Verified): void {
  if (findings.length === 0) {
    console.log(`Revision ${revision} is whole: ${files} files are as they were added.`);
    return;
  }
  const lines = findings.map(
    ({ of, errors, remedy }) => `${of}:\n${errors.map((error) => `  ${error}\n`).join('')}  ${remedy}\n`,
  );
  throw new Error(lines.join('\n'));
}
