import { expectSigned } from '@roe/gateway/signature';
import type { Registry, ShellVersion } from '@roe/shared/contract';
import { liveText } from '../store/revisions.ts';
import type { Store } from '../store/store.ts';

/** What is wrong where what is live was not signed by anybody whose key this project knows, and what mends it. */
export function distrust(store: Store): { error: string; remedy: string } | undefined {
  if (!store.signer || !store.registry()) return undefined;
  const { text, place } = liveText(store);
  try {
    expectSigned(text, store.signer().trusted, place);
    return undefined;
  } catch (error) {
    const remedy =
      'Somebody made it live who may not, or it is older than these keys. Look at it (npm run ship -- status). If it is right, sign it: npm run ship -- sign. Who else may ship stands under "keys" in site.json.';
    return { error: (error as Error).message, remedy };
  }
}

/**
 * Checks who made live what the next revision is made from: whoever signs that vouches for all of it.
 * @throws where it was nobody whose key this project knows
 */
export function expectTrusted(store: Store): void {
  const finding = distrust(store);
  if (finding) throw new Error(`${finding.error} ${finding.remedy}`);
}

/**
 * What stands against signing from here: gateways and open tabs take a signature only where they know its key.
 * @param shell the one that is live, or that would be; one of before signatures knows no keys, and takes any
 */
export function keyErrors(store: Store, { version, keys }: Pick<ShellVersion, 'version' | 'keys'>): string[] {
  const key = store.signer?.().publicKey;
  if (!key || !keys || keys.includes(key)) return [];
  return [
    `shell ${version}: expected one of the keys that it knows (${keys.join(', ')}), received ${key}. Name the file of one in SHIP_KEY; or let somebody who has one put yours under "keys" into site.json, and ship the shell.`,
  ];
}

/** @throws where the live shell does not know the key that signs here */
export function expectKnownKey(store: Store, { shell, keys }: Pick<Registry, 'shell' | 'keys'>): void {
  const [error] = keyErrors(store, { version: shell.version, keys });
  if (error) throw new Error(error);
}
