import { createPublicKey, verify } from 'node:crypto';
import { signatureOf } from '@roe/shared/contract/signature';

/**
 * Checks who signed a registry (Ed25519). Where no key is known, nothing is checked: the site is of a release without signatures.
 * @param keys public keys, one of which must have signed it
 * @param place where the text stands; the sentence starts with it
 * @throws where none of them has
 */
export function expectSigned(text: string, keys: readonly string[], place: string): void {
  if (keys.length === 0) return;
  const parts = signatureOf(text);
  if (parts && keys.some((key) => isSignedWith(key, parts))) return;
  const received = parts ? 'one that was made with another key, or over other bytes' : 'none';
  throw new Error(`${place}: expected a signature made with one of the keys ${keys.join(', ')}, received ${received}.`);
}

const isSignedWith = (x: string, { signed, signature }: NonNullable<ReturnType<typeof signatureOf>>): boolean =>
  verify(
    null,
    Buffer.from(signed),
    createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
    Buffer.from(signature, 'base64'),
  );
