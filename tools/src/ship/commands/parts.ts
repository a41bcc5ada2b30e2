import { presentChromium } from '../../chromium.ts';
import type { Store } from '../../store/store.ts';
import { partNamed, partNames, root } from '../../workspace.ts';
import { buildAll } from '../build.ts';
import { checkoutAt, takenBack } from '../checkout.ts';
import { historyOf, versionsOf } from '../history.ts';
import { ship } from '../ship.ts';
import { shipChanged } from '../ship-changed.ts';
import { inputsNow } from '../shipped-inputs.ts';
import { reportShipped } from './report-shipped.ts';
import { type ShipCommand, UsageError } from './ship-command.ts';

/** Ships parts by their names: what `npm run ship` does where no other command is named. */
export const parts: ShipCommand = {
  usage: ['<section>', '<section> <section> shell', '--changed'],
  summary: 'build, publish and promote a section, or the shell, or several in one revision',
  help: `Builds the part, adds its files to the release store, renders its pages, checks all that would be live,
tries a page of each kind in a browser, and makes it live. What fails on the way, or is ended, leaves the live
site as it is. Several parts go live together or not at all.

  --changed    every part that changed since it was last shipped from here; what is broken is left out and named
  --no-smoke   without trying its pages in a browser

A section may be called by its id or by its folder, mfe-<id>. Run it again where it says that somebody else was faster.`,
  options: { changed: { type: 'boolean' }, 'no-smoke': { type: 'boolean' } },
  run({ store, url, words, values }) {
    const chromium = browser(values['no-smoke'] === true);
    if (values['changed']) return shipAllChanged(store, url, chromium);
    if (words.length === 0) throw new UsageError();
    return shipNamed(store, url, words.map(partNamed), chromium);
  },
};

async function shipNamed(store: Store, url: string, names: string[], chromium: string | undefined): Promise<void> {
  const inputs = inputsNow(names);
  warn(store, names);
  const errors = Object.values(await buildAll(names, console.log));
  if (errors.length > 0) throw new Error(errors.join('\n\n'));
  reportShipped(await ship(store, url, inputs, { chromium }));
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

/** Says what a ship from this checkout may take back. */
function warn(store: Store, names: string[]): void {
  const live = store.registry();
  const checkout = checkoutAt(root);
  if (!live || !checkout) return;
  for (const sentence of takenBack(historyOf(store), versionsOf(live), names, checkout)) console.warn(sentence);
}

/** The browser in which pages are tried, where there is one. */
function browser(isLeftOut: boolean): string | undefined {
  if (isLeftOut) return undefined;
  const chromium = presentChromium();
  if (!chromium) console.log('No Chromium is installed here, so no page is tried in a browser before it goes live.');
  return chromium;
}
