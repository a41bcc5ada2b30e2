import path from 'node:path';
import { settingsFrom } from '@roe/gateway/serve';
import { openStore, type Store } from './store/store.ts';
import { root } from './workspace.ts';

/** The release store that the environment names, and the origin that its pages carry: as set, else as it was. */
export function siteFrom(environment: NodeJS.ProcessEnv): { store: Store; url: string } {
  const { SITE_DIR, SITE_URL } = settingsFrom(environment);
  const store = openStore(path.resolve(root, SITE_DIR));
  return { store, url: SITE_URL ?? store.registry()?.site ?? 'http://127.0.0.1:4100' };
}
