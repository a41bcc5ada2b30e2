import type { Pin, Registry, SectionRelease } from '@roe/shared/contract';
import { kindsOf } from '@roe/shared/contract/nav';
import { matchPattern } from '@roe/shared/contract/pattern';
import { useKinds } from '@roe/shared/frame';
import { fulfilled, isFulfilled, isRejected, settled } from '@roe/shared/settled';
import type { LoadText } from './json.ts';
import { loadRegistry } from './load-registry.ts';

/** The registry could not be had, so that this tab does not know whose a page is. The gateway does. */
export class RegistryError extends Error {}

export type Releases = ReturnType<typeof createReleases>;

/**
 * Which release of which section belongs to a path: the one that the tab runs, else the one that is live.
 * @param first is run from the start
 */
export function createReleases(loadText: LoadText, first?: Pin) {
  /** What this tab runs. */
  const pins = new Map(first && [[first.id, first]]);
  /** What the newest registry of this tab has. */
  let live: SectionRelease[] = [];
  let registry: Promise<Registry> | undefined;
  let newest: Registry | undefined;
  /** Paths that had to wait for the registry. */
  const asked = new Map<string, Promise<void>>();

  const all = (): Pin[] => [...pins.values(), ...live.filter(({ id }) => !pins.has(id))];

  const at = (path: string): Pin | undefined =>
    all().find(({ paths }) => paths.some((pattern) => matchPattern(pattern, path)));

  /** The registry as it is now; where it is older than what this tab has, that. Sections that the tab already runs keep their release. */
  function renew(): Promise<Registry> {
    registry = settled(
      loadRegistry(loadText).then(
        (received) => {
          if (!newest || received.revision >= newest.revision) newest = received;
          live = Object.values(newest.sections);
          useKinds.setState(kindsOf(newest.sections), true);
          return newest;
        },
        ({ message }: Error) => {
          throw new RegistryError(message);
        },
      ),
    );
    return registry;
  }

  /** The registry, loaded once a tab, and again after a failure. */
  const load = (): Promise<Registry> => (registry && !isRejected(registry) ? registry : renew());

  /**
   * Asks the registry whose a canonical path is, where this tab does not know yet: the page may have been shipped since. Then `at`
   * has the answer. The promise of a path that was asked for stays the same, as `React.use` wants it.
   */
  function lookUp(path: string): Promise<void> {
    const answer = asked.get(path);
    if (answer) return answer;
    if (at(path)) return fulfilled(undefined);
    const asking = settled((isFulfilled(registry) ? renew() : load()).then(() => {}));
    asked.set(path, asking);
    return asking;
  }

  return {
    at,
    of: (id: string): Pin | undefined => all().find((pin) => pin.id === id),
    /** Id of the section whose page stands in for those that do not exist, and that page's path. */
    notFoundPage(): { id: string; path: string } | undefined {
      for (const { id, missing } of live) {
        const rule = missing['/*'];
        if (rule && 'page' in rule) return { id, path: rule.page };
      }
      return undefined;
    },
    lookUp,
    load,
    renew,
    /** From now on this tab runs this release of the section. */
    run: (pin: Pin): void => void pins.set(pin.id, pin),
    /** Its code could not be had: the next attempt asks the registry again, and takes the release that is live then. */
    drop({ id }: Pin): void {
      pins.delete(id);
      live = live.filter((release) => release.id !== id);
      registry = undefined;
      asked.clear();
    },
    forgetFailed(path: string): void {
      if (isRejected(asked.get(path))) asked.delete(path);
    },
  };
}
