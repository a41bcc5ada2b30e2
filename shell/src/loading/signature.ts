import { signatureOf } from '@roe/shared/contract/signature';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/**
 * Whether a text is signed with one of these keys (Ed25519). True where there is no key, and where the browser cannot tell: one that does not
 * know Ed25519, or a page that came over plain HTTP, which anybody on the way could have changed besides.
 */
export async function isSigned(text: string, keys: string[]): Promise<boolean> {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle || keys.length === 0) return true;
  const { signed = '', signature = '' } = signatureOf(text) ?? {};
  try {
    for (const x of keys) {
      const key = await subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x }, 'Ed25519', false, ['verify']);
      if (await subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(signed))) return true;
    }
  } catch (error) {
    if ((error as Error).name === 'NotSupportedError') return true;
    throw error;
  }
  return false;
}
