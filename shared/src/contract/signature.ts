/** A registry's text with its signature: the last field, made over the bytes that the text has without it. */
export const withSignature = (text: string, signature: string): string =>
  `${text.slice(0, -1)},"signature":"${signature}"}`;

/** The two again: what was signed, and the signature (base64). Undefined where a text has none. */
export function signatureOf(text: string): { signed: string; signature: string } | undefined {
  const [field, signature] = /,"signature":"([^"]+)"}$/.exec(text) ?? [];
  return field && signature ? { signed: `${text.slice(0, -field.length)}}`, signature } : undefined;
}
