import path from 'node:path';
import { type Settings, settingsFrom } from '@roe/gateway/settings';
import { signerHere } from './store/signer.ts';
import { openStore, type Store } from './store/store.ts';
import { root } from './workspace.ts';

/**
 * The release store that the environment names, and the origin that its pages carry: as set, else as it was, else this machine's.
 * @param isServed whether the same command serves it: then this machine's origin follows the port
 */
export function siteFrom(environment: NodeJS.ProcessEnv, { isServed = false } = {}): { store: Store; url: string } {
  const { SITE_DIR, SITE_URL, PORT } = settingsFrom(environment);
  const store = openStore(path.resolve(root, SITE_DIR), signerHere);
  const live = store.registry()?.site;
  const mayFollow = isServed && PORT !== 0 && live && isLoopback(new URL(live).hostname);
  return { store, url: SITE_URL ?? (mayFollow ? undefined : live) ?? `http://127.0.0.1:${PORT || 4100}` };
}

/**
 * What is wrong with a site's origin where the gateway serves more than this machine, or another port.
 * @param site origin that the pages carry
 * @returns a sentence, or undefined
 */
export function originAdvice(site: string, { HOST, PORT, TRUST_PROXY }: Settings): string | undefined {
  const { hostname, port } = new URL(site);
  const isPublic = TRUST_PROXY > 0 || !isLoopback(HOST);
  if (!isLoopback(hostname) || !(isPublic || (PORT !== 0 && port !== String(PORT)))) return undefined;
  return `The pages carry ${site} in their links for search engines, feeds and previews, which leads nobody here. Ship with the address that visitors use: SITE_URL=https://example.org`;
}

const isLoopback = (host: string): boolean => /^((.+\.)?localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);
