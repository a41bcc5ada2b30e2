import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { fileStream } from './file-stream.ts';
import { mediaType } from './media-type.ts';
import { type Answer, type Form, formOf, type Representation, respondWith } from './representation.ts';

/** Larger files, such as recordings, are sent piece by piece and never held: in bytes. */
const LARGEST_KEPT = 1_000_000;

/**
 * Files of the release store, which never change once they are there: so the smaller ones are kept in memory, up to 64 MB.
 * `serveStatic` of Hono's server looks at the disk with every request, and knows neither ETag nor If-Range.
 */
export interface Files {
  /**
   * Answers with a file. Its type follows from its ending, where the headers name none.
   * @returns undefined where there is no such file
   */
  respond(request: Request, file: string, answer?: Answer): Promise<Response | undefined>;
}

/** @param folder all paths are below it; callers pass names that come from the store or match a strict pattern */
export function openFiles(folder: string): Files {
  const bytes = new LRUCache<string, Buffer>({
    maxSize: 64_000_000,
    sizeCalculation: ({ length }) => length || 1,
    fetchMethod: (file) => readFile(path.join(folder, file)), // one reading, however many ask at once
  });
  const known = new LRUCache<string, Representation>({ max: 20_000 });

  async function findForm(file: string, encoding?: Form['encoding']): Promise<Form | undefined> {
    const size = await sizeOf(path.join(folder, file));
    if (size === undefined) return undefined;
    const form = { ...(encoding && { encoding }), size };
    if (size > LARGEST_KEPT) return { ...form, body: (range) => fileStream(path.join(folder, file), range) };
    return { ...form, body: async (range) => formOf(bytes.get(file) ?? (await bytes.forceFetch(file))).body(range) };
  }

  /** The store adds a file after its compressed forms: those that are missing when it is there never come. */
  async function find(file: string): Promise<Representation | undefined> {
    const plain = await findForm(file);
    if (!plain) return undefined;
    const packed = await Promise.all([findForm(`${file}.br`, 'br'), findForm(`${file}.gz`, 'gzip')]);
    const representation: Representation = {
      name: path.basename(file),
      type: mediaType(file),
      forms: [...packed.filter((form) => form !== undefined), plain],
    };
    known.set(file, representation);
    return representation;
  }

  return {
    async respond(request, file, answer) {
      const representation = known.get(file) ?? (await find(file));
      return representation && respondWith(request, representation, answer);
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
