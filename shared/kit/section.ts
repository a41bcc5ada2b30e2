import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type RsbuildConfig, type RsbuildPlugin, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { browsers } from './browsers.ts';
import { classNames } from './class-names.ts';
import { type Content, hashedName, pagesOf } from './content.ts';
import { contentServer } from './content-server.ts';
import { dependenciesOf } from './dependencies.ts';
import { automaticJsx, developmentServer, isDevelopment } from './development.ts';
import { readFacts } from './facts.ts';
import { consumed, contractVersion, singletons } from './federation.ts';
import { hashOfInputs } from './hash.ts';
import { layers } from './layers.ts';
import { mediaOf } from './media.ts';
import { ownSelectors } from './own-selectors.ts';

const shared = path.resolve(import.meta.dirname, '..');

/** What a section's build leaves in `dist/web/build.json` for the ship. */
export interface SectionBuild {
  code: string;
  contract: string;
  /** Logical path → file. */
  files: Record<string, string>;
  documents: string;
  /** Addresses of pages that were withdrawn. */
  gone: string[];
}

/** What it leaves in `dist/server/imports.json`: specifiers that its code imports and that are not built in, sorted. */
export type SectionImports = string[];

/**
 * Hash of what a section's code is made from. Its texts do not count, so that a changed text keeps every address of the code,
 * and with it every cache and every page but its own.
 */
const codeHash = (root: string): string =>
  hashOfInputs(
    [
      ...['src', 'package.json', 'rsbuild.config.ts'].map((file) => path.join(root, file)),
      path.join(shared, 'src'),
      path.join(shared, 'kit'),
    ],
    dependenciesOf(root, path.resolve(shared, '../pnpm-lock.yaml')),
  );

/** Writes the pages' JSON, the media and the list of both beside the code. */
const contentPlugin = (root: string, content: Content, code: string): RsbuildPlugin => ({
  name: 'roe-content',
  setup(api) {
    api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation, sources }) => {
      const { documents, gone, files } = await pagesOf(content, readFacts(root));
      const build: SectionBuild = { code, contract: contractVersion, files: {}, documents: '', gone };
      const emit = (logical: string, bytes: string | Buffer): string => {
        const name = hashedName(logical, bytes);
        if (!compilation.getAsset(name)) compilation.emitAsset(name, new sources.RawSource(bytes));
        return name;
      };
      for (const [file, json] of Object.entries(files)) build.files[`data/${file}`] = emit(file, json);
      for (const { logical, name, source } of mediaOf(root).files) {
        compilation.emitAsset(name, new sources.RawSource(readFileSync(source)));
        build.files[logical] = name;
      }
      build.documents = emit('documents.ndjson', documents.map((document) => `${JSON.stringify(document)}\n`).join(''));
      compilation.emitAsset('build.json', new sources.RawSource(JSON.stringify(build)));
    });
  },
});

/** Writes down what the composer's file imports: as the compiler knows it, because a text can look like an import. */
const importsPlugin: RsbuildPlugin = {
  name: 'roe-imports',
  setup(api) {
    api.processAssets({ stage: 'report', environments: ['server'] }, ({ compilation, sources }) => {
      const { chunks, chunkGraph } = compilation;
      const modules = [...chunks].flatMap((chunk) => chunkGraph.getChunkModules(chunk));
      const imports = modules
        .flatMap((module) => (module instanceof rspack.ConcatenatedModule ? module.modules : module))
        .filter((module) => module instanceof rspack.ExternalModule);
      const names: SectionImports = [...new Set(imports.map(({ userRequest }) => userRequest))].sort();
      compilation.emitAsset('imports.json', new sources.RawSource(JSON.stringify(names)));
    });
  },
};

const flat = { js: '', jsAsync: '', css: '', cssAsync: '', svg: '', font: '', image: '', media: '', assets: '' };

/**
 * Rsbuild configuration of a section: `dist/web` for browsers, `dist/server/prerender.cjs` for the composer.
 * In browsers it is a lean federation container (V1 format, run by the shell's Module Federation runtime).
 */
export function section(root: string, content: Content): RsbuildConfig {
  const { id, port } = readFacts(root);
  const hash = isDevelopment() ? '' : '.[contenthash:10]';
  const code = codeHash(root);
  const unique = `${id}_${code}`; // two builds in one tab must share neither chunk tables nor class names
  return defineConfig({
    root,
    plugins: [
      pluginReact(automaticJsx),
      isDevelopment() ? contentServer(root, content) : contentPlugin(root, content, code),
      importsPlugin,
    ],
    ...developmentServer(port),
    dev: { ...developmentServer(port).dev, watchFiles: { paths: 'content/**', type: 'reload-page' } },
    output: {
      legalComments: 'none',
    },
    tools: {
      cssLoader: classNames(`${id}${code.slice(0, 3)}-`, root),
      postcss: (_, { addPlugins }) => addPlugins([ownSelectors, layers('section')]),
    },
    splitChunks: false,
    environments: {
      web: {
        source: { entry: { section: './src/section.tsx' } }, // taken out below: the container is the only entry
        output: {
          target: 'web',
          assetPrefix: 'auto',
          overrideBrowserslist: browsers,
          distPath: { root: 'dist/web', ...flat },
          filename: { js: `[name]${hash}.js`, css: `[name]${hash}.css` },
          cleanDistPath: true,
        },
        security: { sri: { enable: 'auto' } },
        tools: {
          htmlPlugin: false,
          rspack: [
            {
              output: {
                uniqueName: unique,
                chunkLoadingGlobal: `chunks_${unique}`,
                chunkLoadTimeout: 8000,
                crossOriginLoading: 'anonymous',
                strictModuleErrorHandling: true,
              },
              plugins: [
                new rspack.container.ModuleFederationPluginV1({
                  name: id,
                  filename: `entry${hash}.js`,
                  library: { type: 'var', name: `section_${id}` },
                  exposes: { './section': { import: './src/section.tsx', name: 'section' } },
                  shared: consumed,
                }),
              ],
            },
            (config) => {
              config.entry = {};
            },
          ],
        },
      },
      server: {
        source: { entry: { prerender: './src/section.tsx' } },
        output: {
          target: 'node',
          module: false,
          minify: false,
          emitCss: false,
          distPath: { root: 'dist/server' },
          filename: { js: '[name].cjs' },
          externals: Object.keys(singletons),
          cleanDistPath: true,
        },
        tools: {
          rspack: {
            output: { library: { type: 'commonjs2' } },
            externalsType: 'commonjs',
            plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })], // the composer gets one file
          },
        },
      },
    },
  });
}
