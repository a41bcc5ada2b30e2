import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM_SHELL_PATH'] || process.env['CHROMIUM_PATH'];
const offline = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
/** An origin that browsers do not trust, as every site without https on another machine is; 127.0.0.1 they trust. */
const insecure = '--host-resolver-rules=MAP roe.test 127.0.0.1';

/** Journeys on the production build, through the real gateway, in a real browser. `npm test` runs them. */
export default defineConfig({
  testDir: './src',
  outputDir: '../test-results',
  globalSetup: './src/global-setup.ts',
  fullyParallel: false,
  workers: 3, // a journey often waits: two cores have room for a third
  timeout: 120_000, // a busy machine is slow, and no error
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' }, // no opening over the home page; journeys about motion ask for it
    actionTimeout: 20_000,
    launchOptions: {
      args: [...offline, insecure, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
      ...(executablePath && { executablePath }),
    },
  },
});
