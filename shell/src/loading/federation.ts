import { createInstance } from '@module-federation/enhanced/runtime';
import type { Section } from '@roe/shared/contract';
import { canRun } from '@roe/shared/contract/compatible';
import type { LoadSection } from './code.ts';
import { LOAD_TIMEOUT } from './load-timeout.ts';
import { provided } from './provided.ts';

/** Specifier → version of what the shell provides; written by the build from `shared/kit/federation.ts`. */
declare const SINGLETONS: Record<string, string>;
/** Version of `@roe/shared` in this shell. */
declare const CONTRACT: string;

/**
 * The shell's border to the code of sections: loads exactly the files that a pin names. What is loaded again after a failure is
 * fetched and evaluated anew, past caches that may hold wrong bytes.
 * @returns a function that throws where a file cannot be had, is not the pinned one, throws, or keeps to another contract
 */
export function createFederation(fetch = globalThis.fetch): LoadSection {
  const integrity = new Map<string, string>();
  const host = createInstance({
    name: 'shell',
    remotes: [],
    shared: Object.fromEntries(
      Object.entries(SINGLETONS).map(([specifier, version]) => [
        specifier,
        {
          version,
          scope: 'default',
          lib: () => provided[specifier],
          shareConfig: { singleton: true, requiredVersion: `^${version}` },
        },
      ]),
    ),
    plugins: [
      {
        name: 'integrity',
        // Fails closed: an entry that no pin names is refused, and so is one whose bytes are not the pinned ones.
        createScript({ url }) {
          const expected = integrity.get(url);
          if (expected === undefined) throw new Error(`${url} belongs to no section of the registry`);
          const script = Object.assign(document.createElement('script'), {
            src: url,
            crossOrigin: 'anonymous',
            integrity: expected,
          });
          return { script, timeout: LOAD_TIMEOUT };
        },
      },
    ],
  });

  return async (pin, isRetry, failedFiles) => {
    if (!canRun(CONTRACT, pin.contract))
      throw new Error(`Section "${pin.id}" needs contract ${pin.contract}, this shell has ${CONTRACT}`);
    if (isRetry) {
      const files = [pin.entry, ...pin.js, ...pin.css];
      await Promise.all([
        ...files.map((file) => fetch(file.url, { cache: 'reload', integrity: file.integrity })),
        ...failedFiles.map((url) => fetch(url, { cache: 'reload' })),
      ]);
    }
    const entry = new URL(pin.entry.url, location.href).href;
    integrity.set(entry, pin.entry.integrity);
    host.registerRemotes([{ name: pin.id, entry, type: 'global', entryGlobalName: `section_${pin.id}` }], {
      force: isRetry,
    });
    const module = await host.loadRemote<{ default?: Section }>(`${pin.id}/section`);
    if (!Array.isArray(module?.default?.routes))
      throw new Error(`Section "${pin.id}" must export { routes } by default from src/section.tsx`);
    return module.default;
  };
}
