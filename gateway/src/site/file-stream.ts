import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ByteRange } from './byte-range.ts';

/** Bytes of a file, read as its reader takes them and no sooner. Who cancels it closes the file. */
export const fileStream = (file: string, range?: ByteRange): ReadableStream<Uint8Array<ArrayBuffer>> =>
  Readable.toWeb(createReadStream(file, range && { start: range.first, end: range.last })) as ReadableStream;
