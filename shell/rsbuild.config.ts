import { readAbout } from '@roe/shared/kit/about';
import { browsers } from '@roe/shared/kit/browsers';
import { classNames } from '@roe/shared/kit/class-names';
import { automaticJsx, developmentServer } from '@roe/shared/kit/development';
import { contractVersion, singletons } from '@roe/shared/kit/federation';
import { layers } from '@roe/shared/kit/layers';
import { shippersKeys } from '@roe/shared/kit/ship-key';
import { defineConfig, type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const isDevelopment = process.env['NODE_ENV'] === 'development';
const hash = isDevelopment ? '' : '.[contenthash:10]';

/** What pages need of libraries is one file: it changes seldom, and compresses better than its parts. */
const libraries = { name: 'libraries', test: /[\\/]node_modules[\\/]/, chunks: 'initial' as const, enforce: true };

/** What begins by itself shares nothing but the libraries: the worker may load no other file. */
const mayShare = (chunk: Rspack.Chunk): boolean => !chunk.hasRuntime();

/**
 * React Router names its components for developers' tools after it has made them, which keeps those too that nobody uses: 1.3 kB
 * after brotli on every page.
 */
const unnamedRouter: RsbuildPlugin = {
  name: 'roe-unnamed-router',
  setup: ({ transform }) =>
    transform({ test: /[\\/]react-router[\\/]dist[\\/]/, environments: ['web'] }, ({ code }) =>
      code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
    ),
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [pluginReact(automaticJsx), unnamedRouter],
  ...developmentServer(4101),
  source: {
    define: {
      ABOUT: JSON.stringify(readAbout()),
      CONTRACT: JSON.stringify(contractVersion),
      KEYS: JSON.stringify(isDevelopment ? [] : shippersKeys()),
      SINGLETONS: JSON.stringify(singletons),
    },
  },
  output: {
    legalComments: 'none',
    minify: { jsOptions: { minimizerOptions: { ecma: 2020, compress: { passes: 3, ecma: 2020 } } } },
    dataUriLimit: 0, // the page's policy allows fonts and pictures of this origin only
  },
  tools: {
    cssLoader: classNames('frame-', import.meta.dirname),
    postcss: (_, { addPlugins }) => addPlugins(layers('frame')),
  },
  environments: {
    web: {
      splitChunks: { preset: 'none', chunks: mayShare, cacheGroups: { libraries } },
      source: { entry: isDevelopment ? { index: './src/development.tsx' } : { main: './src/main.tsx' } },
      output: {
        target: 'web',
        assetPrefix: 'auto',
        overrideBrowserslist: browsers,
        distPath: { root: 'dist/web', js: '', jsAsync: '', css: '', cssAsync: '', font: '' },
        filename: { js: `[name]${hash}.js`, css: `[name]${hash}.css`, font: `[name]${hash}[ext]` },
        manifest: { filename: 'manifest.json' },
        cleanDistPath: true,
      },
      ...(isDevelopment
        ? {
            html: { template: './src/development.html', title: '' },
            tools: { rspack: { output: { workerPublicPath: '/shell/development/' } } },
          }
        : { tools: { htmlPlugin: false } }),
    },
    server: {
      source: { entry: { prerender: './src/prerender.tsx' } },
      output: {
        target: 'node',
        module: false,
        minify: false,
        emitCss: false,
        distPath: { root: 'dist/server' },
        filename: { js: '[name].cjs' },
        cleanDistPath: true,
      },
      splitChunks: false,
      tools: {
        rspack: {
          output: { library: { type: 'commonjs2' } },
          // Results come when somebody types, never in a page that is rendered.
          plugins: [new rspack.IgnorePlugin({ resourceRegExp: /search-results\.tsx$/ })],
        },
      },
    },
  },
});
