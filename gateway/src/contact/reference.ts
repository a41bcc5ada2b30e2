import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O, U, which are taken for other signs when they are read aloud or written down. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference number, such as "ROE-7K3M-Q2PX": 40 random bits. */
export function newReference(): string {
  const signs = [...randomBytes(8)].map((byte) => alphabet[byte % 32]).join('');
  return `ROE-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/**
 * The reference number that somebody wrote: small letters, missing hyphens, O for 0, I or L for 1 are understood.
 * @throws where it is none
 */
export function referenceFrom(word: string): string {
  const signs = word
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/^R[O0]E(?=.{8}$)/, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  if (!/^[0-9A-HJKMNP-TV-Z]{8}$/.test(signs))
    throw new Error(`Expected a reference number such as ROE-7K3M-Q2PX, received "${word}".`);
  return `ROE-${signs.slice(0, 4)}-${signs.slice(4)}`;
}
