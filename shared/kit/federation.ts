import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Version of the contract between the shell and the sections: the version of `@roe/shared`. */
export const contractVersion: string = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).version;

const libraries = ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom', 'zustand'];
const ours = ['frame', 'state/device', 'state/preferences', 'state/saved', 'state/sound'].map(
  (name) => `@roe/shared/${name}`,
);

const versionOf = (specifier: string): string => require(`${specifier.split('/')[0]}/package.json`).version;

/**
 * Modules that exist once in a tab: the shell provides them, sections only consume them. Specifier → installed version.
 * The list feeds the browser's share scope, the prerender's `require` and the sections' externals.
 */
export const singletons: Record<string, string> = Object.fromEntries([
  ...libraries.map((specifier) => [specifier, versionOf(specifier)]),
  ...ours.map((specifier) => [specifier, contractVersion]),
]);

const majorOf = (version: string): string => `^${version.split('.')[0]}.0.0`;

/**
 * What a section asks of the shell. Its floor is the major version, so that a patch in one place needs no ship in another;
 * our own modules are strict: a section that needs another major is refused instead of warned about.
 */
export const consumed = Object.fromEntries(
  Object.entries(singletons).map(([specifier, version]) => [
    specifier,
    {
      singleton: true,
      import: false as const,
      requiredVersion: majorOf(version),
      strictVersion: specifier.startsWith('@roe/'),
    },
  ]),
);
