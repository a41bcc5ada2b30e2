import { withSignature } from '@roe/shared/contract/signature';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isSigned } from './signature.ts';

const TEXT = JSON.stringify({ revision: 2, site: 'https://roe.example', nav: 'ā' });

/** A new key: its public half, and what it makes of a text. */
async function makeKey() {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  const { x = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  const signed = async (text: string) => {
    const signature = await crypto.subtle.sign('Ed25519', pair.privateKey, new TextEncoder().encode(text));
    return withSignature(text, btoa(String.fromCharCode(...new Uint8Array(signature))));
  };
  return { x, signed };
}

/** What the browser has in place of its cryptography. */
function stubCrypto(stub: object): void {
  vi.stubGlobal('crypto', stub);
  onTestFinished(() => void vi.unstubAllGlobals());
}

test('a text that one of the keys signed is signed, whichever it is', async () => {
  const [old, present] = [await makeKey(), await makeKey()];
  for (const key of [old, present]) expect(await isSigned(await key.signed(TEXT), [old.x, present.x])).toBe(true);
});

test('a text that another key signed is not, nor one that was changed, nor one without a signature', async () => {
  const [key, another] = [await makeKey(), await makeKey()];
  expect(await isSigned(await another.signed(TEXT), [key.x])).toBe(false);
  expect(await isSigned((await key.signed(TEXT)).replace('"revision":2', '"revision":3'), [key.x])).toBe(false);
  expect(await isSigned(TEXT, [key.x])).toBe(false);
});

test('without a key nothing is asked', async () => {
  expect(await isSigned(TEXT, [])).toBe(true);
});

test('where the browser knows no Ed25519, or the page came over plain HTTP, the text is taken as it is', async () => {
  const { x } = await makeKey();
  const importKey = () => Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError'));
  stubCrypto({ subtle: { importKey } });
  expect(await isSigned(TEXT, [x])).toBe(true);
  stubCrypto({});
  expect(await isSigned(TEXT, [x])).toBe(true);
});

test('another failure of the check is one', async () => {
  stubCrypto({ subtle: { importKey: () => Promise.reject(new DOMException('Not a key.', 'DataError')) } });
  await expect(isSigned(TEXT, ['x'])).rejects.toThrow('Not a key.');
});
