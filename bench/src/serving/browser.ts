import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '@roe/tools/chromium';
import type { Certificate } from './certificate.ts';

/** Starts a Chromium that trusts a certificate and talks to nobody on its own. */
export const launchBrowser = ({ fingerprint }: Certificate, say: (line: string) => void): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(say),
    args: [
      `--ignore-certificate-errors-spki-list=${fingerprint}`, // unlike ignoring all errors, this leaves the cache on
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
