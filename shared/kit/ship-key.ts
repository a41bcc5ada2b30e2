import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSiteKeys } from './about.ts';

/** Where the key is made on a machine that names none; git ignores it. */
const ownFile = path.resolve(import.meta.dirname, '../../.keys/ship.pem');

/**
 * The private key of whoever ships from here (Ed25519, PKCS #8 in PEM): the file that `SHIP_KEY` names, else one of this project, which is
 * made with its first use and which only its owner can read.
 * @throws where it cannot be read, or is another kind of key
 */
export function shipKey(environment: NodeJS.ProcessEnv = process.env): KeyObject {
  const named = environment['SHIP_KEY'];
  const file = named || ownFile;
  const expected = `${named ? 'environment: field "SHIP_KEY"' : file}: expected a file with a private key (Ed25519, PEM)`;
  if (!named && !existsSync(file)) makeShipKey(file);
  try {
    const key = createPrivateKey(readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
    throw new Error(`a key of the kind ${key.asymmetricKeyType}`);
  } catch (error) {
    const advice = 'One is made so: openssl genpkey -algorithm ed25519 -out ship.pem';
    throw new Error(`${expected}, received "${(error as Error).message}". ${advice}`);
  }
}

/** Makes a key in a new file. Where somebody else makes it meanwhile, theirs stays. */
export function makeShipKey(file: string): void {
  const { privateKey } = generateKeyPairSync('ed25519');
  const beside = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(beside, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(beside, file); // whole from the start, and never in the place of another
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(beside);
  }
}

/** The public half of a key, as the site names it (RFC 8037: `x` of its JSON Web Key). */
export const publicHalf = (key: KeyObject): string => createPublicKey(key).export({ format: 'jwk' }).x as string;

/** Public keys of everybody who may ship, as far as this project knows: those of site.json, and that of whoever ships from here. */
export const shippersKeys = (): string[] => [...new Set([...readSiteKeys(), publicHalf(shipKey())])].sort();
