import { defineConfig } from 'vitest/config';
import { about } from './shared/src/contract/about.fixture.ts';

// A frame in a page under test stays empty: nothing is fetched for it.
const happyDOM = { settings: { navigation: { disableChildFrameNavigation: true } } };

const shell = ['shell/**/*.test.{ts,tsx}'];
const pages = ['mfe-*/src/**/*.test.{ts,tsx}', 'shared/src/**/*.test.tsx'];

/** Unit tests beside the code: what shows something runs in a simulated document, all else in Node. */
export default defineConfig({
  define: { ABOUT: JSON.stringify(about) },
  test: {
    css: { modules: { classNameStrategy: 'non-scoped' } },
    setupFiles: ['./vitest.setup.ts'],
    pool: 'threads',
    maxWorkers: 2,
    // A busy machine is slow, and no error.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'],
    projects: [
      {
        extends: true,
        // Its tests begin and break whole sites, so each file has a document of its own.
        test: {
          name: 'shell',
          environment: 'happy-dom',
          environmentOptions: { happyDOM },
          include: shell,
          setupFiles: ['./vitest.dom.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          isolate: false,
          environment: 'happy-dom',
          environmentOptions: { happyDOM },
          include: pages,
          setupFiles: ['./vitest.dom.setup.ts', './vitest.shared-document.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          isolate: false,
          environment: 'node',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**', ...shell, ...pages],
        },
      },
    ],
  },
});
