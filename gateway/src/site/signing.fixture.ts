import { generateKeyPairSync, sign } from 'node:crypto';
import { withSignature } from '@roe/shared/contract/signature';

/** A new key: its public half, and what it makes of a text. */
export function makeKey(): { publicKey: string; sign: (text: string) => string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ format: 'jwk' }).x as string,
    sign: (text) => withSignature(text, sign(null, Buffer.from(text), privateKey).toString('base64')),
  };
}
