import { expect, test } from 'vitest';
import { mediaType } from './media-type.ts';

test.each([
  ['om.0000000001.mp3', 'audio/mpeg'],
  ['om.0000000001.m4a', 'audio/mp4'],
  ['om.0000000001.aac', 'audio/aac'],
  ['om.0000000001.flac', 'audio/flac'],
  ['om.0000000001.oga', 'audio/ogg'],
  ['om.0000000001.ogg', 'audio/ogg'],
  ['om.0000000001.opus', 'audio/ogg'],
  ['om.0000000001.wav', 'audio/wav'],
  ['film.0000000001.mp4', 'video/mp4'],
  ['film.0000000001.m4v', 'video/mp4'],
  ['film.0000000001.webm', 'video/webm'],
  ['film.0000000001.vtt', 'text/vtt; charset=utf-8'],
  ['shape.avif', 'image/avif'],
  ['face.woff2', 'font/woff2'],
  ['site.webmanifest', 'application/manifest+json'],
  ['documents.ndjson', 'application/x-ndjson'],
  ['PICTURE.JPG', 'image/jpeg'],
  ['thing.unknown', 'application/octet-stream'],
  ['LICENSE', 'application/octet-stream'],
])('%s is %s', (file, type) => {
  expect(mediaType(file)).toBe(type);
});
