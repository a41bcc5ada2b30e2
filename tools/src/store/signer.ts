import { sign } from 'node:crypto';
import { withSignature } from '@roe/shared/contract/signature';

export { makeShipKey } from '@roe/shared/kit/ship-key';

import { publicHalf, shipKey, shippersKeys } from '@roe/shared/kit/ship-key';

/** Who signs what goes live. */
export interface Signer {
  publicKey: string;
  /** Public keys of those whose registries may be built on. */
  trusted: string[];
  /** Adds the signature to a registry's text. */
  sign(text: string): string;
}

/** Whoever ships from here. */
export function signerHere(): Signer {
  const key = shipKey();
  return {
    publicKey: publicHalf(key),
    trusted: shippersKeys(),
    sign: (text) => withSignature(text, sign(null, Buffer.from(text), key).toString('base64')),
  };
}
