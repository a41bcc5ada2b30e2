import type { Pin, Registry, Section, SectionRelease } from '@roe/shared/contract';
import { matchPattern } from '@roe/shared/contract/pattern';
import { fulfilled, isFulfilled, isRejected, settled } from '@roe/shared/settled';
import { loadSection } from './federation.ts';
import { LOAD_TIMEOUT } from './load-timeout.ts';
import { findStandIn, isKnownMissing } from './missing-page.ts';
import { fetch } from './network.ts';

/** The registry could not be had, so that this tab does not know whose a page is. The gateway does. */
export class RegistryFault extends Error {}

/** What this tab runs. */
const pins = new Map<string, Pin>();
/** What the newest registry of this tab has. */
let releases: SectionRelease[] = [];
/** Answers of `ownerOf` that had to wait for the registry. */
const owners = new Map<string, Promise<string | undefined>>();
const code = new Map<string, Promise<Section>>();
/** Sections whose next load must go past caches, because the last one failed. */
const retried = new Set<string>();
let registry: Promise<Registry> | undefined;

/** From now on this tab runs this release of the section. */
export const pinSection = (pin: Pin): void => void pins.set(pin.id, pin);

/** The release of a section that this tab runs, or would run. */
export const pinOf = (id: string | undefined): Pin | undefined =>
  [...pins.values(), ...releases].find((pin) => pin.id === id);

/** The same of the section that owns a canonical path. */
export const pinAt = (path: string): Pin | undefined =>
  [...pins.values(), ...releases.filter(({ id }) => !pins.has(id))].find(({ paths }) =>
    paths.some((pattern) => matchPattern(pattern, path)),
  );

/**
 * Id of the section that owns a canonical path, or undefined where none does; asks the registry where this tab does not know yet.
 * The promise of a path stays the same, as `React.use` wants it.
 */
export function ownerOf(path: string): Promise<string | undefined> {
  const asked = owners.get(path);
  if (asked) return asked;
  const pin = pinAt(path);
  if (pin || isKnownMissing(path)) return fulfilled(pin?.id);
  const owner = settled(findOwner(path));
  owners.set(path, owner);
  return owner;
}

/** A page may have been shipped since this tab got its registry. */
async function findOwner(path: string): Promise<string | undefined> {
  await (isFulfilled(registry) ? renewRegistry() : loadRegistry());
  return pinAt(path)?.id;
}

/** The registry, loaded once a tab, and again after a failure. */
export const loadRegistry = (): Promise<Registry> => (registry && !isRejected(registry) ? registry : renewRegistry());

/** The registry as it is now. Sections that the tab already runs keep their release. */
export function renewRegistry(): Promise<Registry> {
  registry = settled(
    fetchRegistry().catch((error: Error) => {
      throw new RegistryFault(`/registry.json: ${error.message}`);
    }),
  );
  return registry;
}

async function fetchRegistry(): Promise<Registry> {
  const response = await fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(LOAD_TIMEOUT) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const current: Registry = await response.json();
  releases = Object.values(current.sections);
  findStandIn(releases);
  return current;
}

/**
 * Code of a section, loaded once a tab; from then on the tab runs this release. A failure stays until `forgetFailedRelease`,
 * so that React does not load in a loop.
 * @param ready is waited for first: files of the section that are on their way already
 */
export function loadCode(pin: Pin, ready: Promise<unknown> = Promise.resolve()): Promise<Section> {
  let section = code.get(pin.id);
  if (!section) {
    pinSection(pin);
    section = settled(
      inTime(
        ready.then(() => loadSection(pin, retried.delete(pin.id))),
        pin.id,
      ),
    );
    code.set(pin.id, section);
  }
  return section;
}

/** All of a section's files together must be there in time. */
function inTime<T>(load: Promise<T>, id: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Section "${id}" did not come within ${LOAD_TIMEOUT / 1000} seconds`)),
      LOAD_TIMEOUT,
    );
    load.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Whether a section's code is there already. */
export const hasCode = (pin: Pin): boolean => isFulfilled(code.get(pin.id));

/** Gives a section's code without loading it: while prerendering. */
export const seedCode = (pin: Pin, section: Section): void => void code.set(pin.id, fulfilled(section));

/** Where the code for a path could not be had: the next attempt asks the registry again, and loads the release that is current then. */
export function forgetFailedRelease(path: string): void {
  if (isRejected(owners.get(path))) owners.delete(path);
  const pin = pinAt(path);
  if (!pin || !isRejected(code.get(pin.id))) return;
  code.delete(pin.id);
  pins.delete(pin.id);
  releases = releases.filter(({ id }) => id !== pin.id);
  retried.add(pin.id);
  registry = undefined;
  owners.clear();
}
