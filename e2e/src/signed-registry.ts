import { signerHere } from '@roe/tools/signer';

/** A registry with a change, signed as whoever ships would sign it. */
export function signedRegistry(text: string, change: (text: string) => string): string {
  const { signature: _, ...registry } = JSON.parse(text);
  return signerHere().sign(change(JSON.stringify(registry)));
}
