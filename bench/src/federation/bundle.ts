import path from 'node:path';
import { classNames } from '@roe/shared/kit/class-names';
import { singletons } from '@roe/shared/kit/federation';
import { layers } from '@roe/shared/kit/layers';
import { folderOf, sectionIds } from '@roe/tools/workspace';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig, type Rspack, rspack } from '@rsbuild/core';

/** File names of a bundled build, by what needs them. */
export interface BundledFiles {
  initial: string[];
  sections: Record<string, string[]>;
}

/** The same code without federation: folders `prerendered` and `client` for browsers, `server` for the composer. */
export interface Bundle {
  folder: string;
  prerendered: BundledFiles;
  client: BundledFiles;
}

const shell = folderOf('shell');
/** The modules below are built as if they stood here, so that they import what the shell may import. */
const inShell = (name: string): string => path.join(shell, 'src', name);
const sectionFile = (id: string): string => path.join(folderOf(id), 'src/section.tsx');
const chunkOf = (id: string): string => `section-${id}`;

/** Stands in for the shell's `federation.ts`: a section is a chunk of the shell's own build. */
const bundledSections = `
const sections = {
${sectionIds()
  .map((id) => `  ${id}: () => import(/* webpackChunkName: "${chunkOf(id)}" */ ${JSON.stringify(sectionFile(id))}),`)
  .join('\n')}
};
export const createFederation = () => async ({ id }) => (await sections[id]()).default;
`;

/** Stands in for the shell's `main.tsx`: starts in an empty document, knows menu and sections from the build. */
const clientOnlyMain = (options: ClientOptions): string => `
import '@roe/shared/styles/tokens.css';
import '@roe/shared/styles/base.css';
import { createFederation } from './loading/federation.ts';
import { createSite } from './loading/site.ts';
import { pathOf } from './path.ts';
import { start } from './start.tsx';

const { nav, site: origin, pins } = ${JSON.stringify(options)};
const sections = Object.fromEntries(pins.map((pin) => [pin.id, { nav: [], missing: {}, ...pin }]));
const registry = { site: origin, shell: { version: 'bundled' }, sections };
const site = createSite({
  nav,
  origin,
  documentPath: pathOf(location),
  loadSection: createFederation(),
  fetch: async (url, init) => (url === '/registry.json' ? Response.json(registry) : fetch(url, init)),
});
await site.registry();
void start(site, registry.shell.version);
`;

/** What the client-only build has in its code. */
export interface ClientOptions {
  site: string;
  nav: unknown[];
  pins: unknown[];
}

/** Builds the bundled variants from the shell's own configuration. No file of the product is touched. */
export async function buildBundle(folder: string, options: ClientOptions): Promise<Bundle> {
  process.env['NODE_ENV'] = 'production';
  const { default: config } = (await import(path.join(shell, 'rsbuild.config.ts'))) as { default: RsbuildConfig };
  const { web, server } = config.environments as Required<typeof config>['environments'];
  const browserBuild = (name: string, main: string): RsbuildConfig =>
    mergeRsbuildConfig(web, {
      source: { entry: { main }, define: { KEYS: '[]' } },
      output: { distPath: { root: path.join(folder, name), jsAsync: '', cssAsync: '' } },
      resolve: { alias: { './federation.ts$': inShell('bundled-sections.js') } },
    });
  const rsbuild = await createRsbuild({
    cwd: shell,
    config: {
      ...config,
      logLevel: 'silent',
      tools: {
        cssLoader: classNames('frame-', shell, sectionIds().map(folderOf)), // the shell's as in its own build
        postcss: {
          postcssOptions: ({ resourcePath }: { resourcePath: string }) => ({
            plugins: [layers(resourcePath.startsWith(shell + path.sep) ? 'frame' : 'section')],
          }),
        },
        rspack: {
          plugins: [
            new rspack.experiments.VirtualModulesPlugin({
              [inShell('bundled-sections.js')]: bundledSections,
              [inShell('client-only-main.js')]: clientOnlyMain(options),
            }),
          ],
        },
      },
      environments: {
        prerendered: browserBuild('prerendered', './src/main.tsx'),
        client: browserBuild('client', inShell('client-only-main.js')),
        server: {
          ...server,
          source: { entry: Object.fromEntries(sectionIds().map((id) => [id, sectionFile(id)])) },
          output: {
            ...server?.output,
            distPath: { root: path.join(folder, 'server') },
            externals: Object.keys(singletons),
          },
          tools: { rspack: { output: { library: { type: 'commonjs2' } }, externalsType: 'commonjs' } },
        },
      },
    },
  });
  const { stats, close } = await rsbuild.build();
  const { children = [] } = stats?.toJson({ all: false, entrypoints: true, chunkGroups: true }) ?? {};
  await close();
  const filesOf = (name: string) => bundledFiles(children.find((child) => child.name === name));
  return { folder, prerendered: filesOf('prerendered'), client: filesOf('client') };
}

function bundledFiles(stats: Rspack.StatsCompilation | undefined): BundledFiles {
  const files = (chunk: string): string[] => stats?.namedChunkGroups?.[chunk]?.assets?.map(({ name }) => name) ?? [];
  return { initial: files('main'), sections: Object.fromEntries(sectionIds().map((id) => [id, files(chunkOf(id))])) };
}
