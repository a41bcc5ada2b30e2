/** Bytes of a file by their positions, the last one included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The bytes that a `Range` header asks for (RFC 9110, 14.1.2).
 * @param size of the whole, in bytes
 * @returns "none" where it has no such bytes, undefined for what is no single range: that is answered with the whole
 */
export function byteRange(header: string | null, size: number): ByteRange | 'none' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  if (from === '') return present(Math.max(size - Number(to), 0), size - 1);
  if (to !== '' && Number(to) < Number(from)) return undefined;
  return present(Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1));
}

const present = (first: number, last: number): ByteRange | 'none' => (first <= last ? { first, last } : 'none');
