import { defineConfig, type RsbuildConfig, type RsbuildPlugin, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { browsers } from './browsers.ts';
import { buildManifest } from './build-manifest.ts';
import { classPlaces } from './class-names.ts';
import { codeHash } from './code-hash.ts';
import { container } from './container.ts';
import type { Content } from './content.ts';
import { contentFiles } from './content-files.ts';
import { contentServer } from './content-server.ts';
import { automaticJsx, developmentServer, isDevelopment } from './development.ts';
import { singletons } from './federation.ts';
import { layers } from './layers.ts';
import { orderedIds } from './ordered-ids.ts';
import { ownSelectors } from './own-selectors.ts';
import { readSectionManifest } from './section-manifest.ts';

const flat = { js: '', jsAsync: '', css: '', cssAsync: '', svg: '', font: '', image: '', media: '', assets: '' };

/** The composer is neither Node nor a browser: of a package that has code for either, it gets what runs anywhere. */
const anywhere = {
  esm: { conditionNames: ['import', 'module', 'webpack', 'production'] },
  commonjs: { conditionNames: ['require', 'module', 'webpack', 'production'] },
};

/**
 * Rsbuild configuration of a section: `dist/web` for browsers, `dist/server/prerender.cjs` for the composer.
 * In browsers it is a lean federation container (V1 format, which the shell runs by its interface).
 */
export function section(root: string, content: Content): RsbuildConfig {
  const { id, port } = readSectionManifest(root);
  const hash = isDevelopment() ? '' : '.[contenthash:10]';
  return defineConfig({
    root,
    plugins: [
      pluginReact(automaticJsx),
      ...(isDevelopment() ? [contentServer(root, content)] : productionPlugins(root, content)),
    ],
    ...developmentServer(port),
    dev: { ...developmentServer(port).dev, watchFiles: { paths: 'content/**', type: 'reload-page' } },
    output: {
      legalComments: 'none',
    },
    tools: {
      cssLoader: classPlaces(id, root),
      postcss: (_, { addPlugins }) => addPlugins([ownSelectors, layers('section')]),
    },
    splitChunks: false,
    environments: {
      web: {
        source: { entry: { section: './src/section.tsx' } }, // taken out again: the container is the only entry
        output: {
          target: 'web',
          assetPrefix: 'auto',
          overrideBrowserslist: browsers,
          distPath: { root: 'dist/web', ...flat },
          filename: { js: `[name]${hash}.js`, css: `[name]${hash}.css` },
          cleanDistPath: true,
          minify: { jsOptions: { minimizerOptions: { ecma: 2020, compress: { passes: 3, ecma: 2020 } } } },
        },
        security: { sri: { enable: 'auto' } },
        tools: {
          htmlPlugin: false,
          rspack: container(id, hash),
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
            dependencies: ['web'], // the code hash is made there
            resolve: { byDependency: anywhere },
            output: { library: { type: 'commonjs2' } },
            externalsType: 'commonjs',
            plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })], // the composer gets one file
          },
        },
      },
    },
  });
}

function productionPlugins(root: string, content: Content): RsbuildPlugin[] {
  const hash = codeHash();
  const files = contentFiles(root, content);
  return [
    orderedIds,
    files.plugin,
    hash.plugin,
    buildManifest(root, () => ({ ...files.made, code: hash.code().hash })),
  ];
}
