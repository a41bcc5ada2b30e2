import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import type { ByteRange } from './byte-range.ts';
import { type Form, formOf, type Representation, respondWith } from './representation.ts';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.json': 'application/json; charset=utf-8',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.ndjson': 'application/x-ndjson; charset=utf-8',
  '.ogg': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** What a file's ending says of its type. */
export const typeOf = (file: string): string => types[path.extname(file)] ?? 'application/octet-stream';

/** Larger files, such as recordings, are sent piece by piece and never held: in bytes. */
const LARGEST_KEPT = 1_000_000;

/** Files of the release store, which never change once they are there: so the smaller ones are kept in memory, up to 64 MB. */
export interface Files {
  /**
   * Answers with a file. Its type follows from its ending, where the headers name none.
   * @returns undefined where there is no such file
   */
  respond(
    request: Request,
    file: string,
    answer?: { status?: number; headers?: Record<string, string> },
  ): Promise<Response | undefined>;
}

/** @param folder all paths are below it; callers pass names that come from the store or match a strict pattern */
export function openFiles(folder: string): Files {
  const bytes = new LRUCache<string, Buffer>({ maxSize: 64_000_000, sizeCalculation: ({ length }) => length || 1 });
  const known = new LRUCache<string, Representation>({ max: 20_000 });

  async function read(file: string): Promise<Buffer> {
    const kept = bytes.get(file);
    if (kept) return kept;
    const all = await readFile(path.join(folder, file));
    bytes.set(file, all);
    return all;
  }

  async function findForm(file: string, encoding?: Form['encoding']): Promise<Form | undefined> {
    const size = await sizeOf(path.join(folder, file));
    if (size === undefined) return undefined;
    const body = async (range?: ByteRange) =>
      size > LARGEST_KEPT ? piecesOf(path.join(folder, file), range) : formOf(await read(file)).body(range);
    return { ...(encoding && { encoding }), size, body };
  }

  /** The store adds a file after its compressed forms: those that are missing when it is there never come. */
  async function find(file: string): Promise<Representation | undefined> {
    const plain = await findForm(file);
    if (!plain) return undefined;
    const packed = await Promise.all([findForm(`${file}.br`, 'br'), findForm(`${file}.gz`, 'gzip')]);
    const found: Representation = {
      name: path.basename(file),
      type: typeOf(file),
      forms: [...packed.filter((form) => form !== undefined), plain],
    };
    known.set(file, found);
    return found;
  }

  return {
    async respond(request, file, answer) {
      const found = known.get(file) ?? (await find(file));
      return found && respondWith(request, found, answer);
    },
  };
}

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (['ENOENT', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

const piecesOf = (file: string, range?: ByteRange) =>
  Readable.toWeb(createReadStream(file, range && { start: range.first, end: range.last })) as ReadableStream;
