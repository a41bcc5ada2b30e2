import { getMimeType, mimes } from 'hono/utils/mime';

/** Endings that Hono's table lacks, or names by a type that players do not know. */
const types = {
  ...mimes,
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  m4v: 'video/mp4',
  ndjson: 'application/x-ndjson',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  vtt: 'text/vtt; charset=utf-8',
  wav: 'audio/wav',
};

/** What a file's ending says of its type. */
export const mediaType = (file: string): string => getMimeType(file, types) ?? 'application/octet-stream';
