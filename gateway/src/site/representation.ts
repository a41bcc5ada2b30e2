import { type ByteRange, byteRange } from './byte-range.ts';

/** One form of what stands at an address: compressed or plain. */
export interface Form {
  encoding?: 'br' | 'gzip';
  /** In bytes. */
  size: number;
  /** Its bytes, or those of a range. */
  body(range?: ByteRange): BodyInit | Promise<BodyInit>;
}

/** What stands at an address. */
export interface Representation {
  /** Changes whenever the bytes do: the ETag is made of it. */
  name: string;
  type: string;
  /** The best first; the last one is plain. */
  forms: Form[];
}

/** What an answer says besides the bytes; 200 where no status is given. */
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
}

/** A form that is in memory. */
export const formOf = (bytes: Buffer, encoding?: Form['encoding']): Form => ({
  ...(encoding && { encoding }),
  size: bytes.length,
  // No copy: many may read the same bytes at once. Nobody changes them.
  body: (range) => (range ? bytes.subarray(range.first, range.last + 1) : bytes) as Buffer<ArrayBuffer>,
});

/**
 * Answers in the best form that the client takes, with a strong ETag, 304 where the client has it, and with the part that it asks
 * for where the form is plain (RFC 9110, 13 and 14).
 */
export async function respondWith(
  request: Request,
  { name, type, forms }: Representation,
  { status = 200, headers = {} }: Answer = {},
): Promise<Response> {
  const accepted = (request.headers.get('accept-encoding') ?? '').toLowerCase();
  const form = forms.find(({ encoding }) => !encoding || qualityOf(encoding, accepted) > 0) as Form;
  const { encoding, size } = form;
  const etag = `"${name}${encoding ? `-${encoding}` : ''}"`;
  const all: Record<string, string> = { etag, vary: 'accept-encoding', ...headers };
  if (!encoding) all['accept-ranges'] = 'bytes';
  if (status === 200 && isKnown(etag, request.headers.get('if-none-match')))
    return new Response(null, { status: 304, headers: all });
  all['content-type'] ??= type;
  if (encoding) all['content-encoding'] = encoding;

  const range = status === 200 && !encoding && isPartial(request, etag) ? rangeOf(request, size) : undefined;
  if (range === 'none') {
    const refusal = { 'content-range': `bytes */${size}`, 'cache-control': 'no-store' };
    return new Response(null, { status: 416, headers: { ...all, ...refusal } });
  }
  all['content-length'] = String(range ? range.last - range.first + 1 : size);
  if (range) all['content-range'] = `bytes ${range.first}-${range.last}/${size}`;
  const body = request.method === 'HEAD' ? null : await form.body(range);
  return new Response(body, { status: range ? 206 : status, headers: all });
}

const rangeOf = (request: Request, size: number) => byteRange(request.headers.get('range'), size);

/** Whether a part of this version may be sent: a client that has parts of another one gets the whole. */
function isPartial({ method, headers }: Request, etag: string): boolean {
  const condition = headers.get('if-range');
  return method === 'GET' && (condition === null || condition === etag);
}

/** The weight of an encoding in a header in lower case, 0..1 (RFC 9110, 12.5.3). */
function qualityOf(encoding: string, accepted: string): number {
  const entries = accepted.split(',').map((entry) => entry.trim().split(/\s*;\s*/));
  const entry = entries.find(([name]) => name === encoding) ?? entries.find(([name]) => name === '*');
  if (!entry) return 0;
  const weight = entry.slice(1).map((part) => /^q=([\d.]+)/.exec(part)?.[1]);
  return Number(weight.find((value) => value !== undefined) ?? 1);
}

/** Whether a client has this version already (RFC 9110, 13.1.2). */
const isKnown = (etag: string, known: string | null): boolean =>
  known?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false;
