import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.json': 'application/json; charset=utf-8',
  '.ndjson': 'application/x-ndjson; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const encodings = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof encodings;

/** Files of the release store, which never change once they are there: so they are kept in memory, up to 64 MB. */
export interface Files {
  /**
   * Answers with a file: in the best encoding that the client takes, with a strong ETag, 304 where the client has it.
   * Its type follows from its ending, where the headers name none.
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
  const cache = new LRUCache<string, Buffer>({ maxSize: 64_000_000, sizeCalculation: (bytes) => bytes.length || 1 });

  async function read(file: string): Promise<Buffer | undefined> {
    const cached = cache.get(file);
    if (cached) return cached;
    try {
      const bytes = await readFile(path.join(folder, file));
      cache.set(file, bytes);
      return bytes;
    } catch (error) {
      if (['ENOENT', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
      throw error;
    }
  }

  async function bestForm(file: string, accepted: string): Promise<{ bytes: Buffer; encoding?: Encoding } | undefined> {
    for (const [encoding, suffix] of Object.entries(encodings) as [Encoding, string][]) {
      if (qualityOf(encoding, accepted) === 0) continue;
      const bytes = await read(file + suffix);
      if (bytes) return { bytes, encoding };
    }
    const bytes = await read(file);
    return bytes && { bytes };
  }

  return {
    async respond(request, file, { status = 200, headers = {} } = {}) {
      const form = await bestForm(file, request.headers.get('accept-encoding') ?? '');
      if (!form) return undefined;
      const { bytes, encoding } = form;
      const etag = `"${path.basename(file)}${encoding ? `-${encoding}` : ''}"`;
      const all: Record<string, string> = { etag, vary: 'accept-encoding', ...headers };
      if (status === 200 && isKnown(etag, request.headers.get('if-none-match')))
        return new Response(null, { status: 304, headers: all });
      all['content-type'] ??= types[path.extname(file)] ?? 'application/octet-stream';
      all['content-length'] = String(bytes.length);
      if (encoding) all['content-encoding'] = encoding;
      return new Response(new Uint8Array(bytes), { status, headers: all });
    },
  };
}

/** The weight of an encoding in `Accept-Encoding`, 0..1 (RFC 9110, 12.5.3). */
function qualityOf(encoding: string, accepted: string): number {
  const entries = accepted.split(',').map((entry) => entry.trim().split(';'));
  const entry = entries.find(([name]) => name === encoding) ?? entries.find(([name]) => name === '*');
  if (!entry) return 0;
  const weight = entry.slice(1).map((part) => /^\s*q=([\d.]+)/.exec(part)?.[1]);
  return Number(weight.find((value) => value !== undefined) ?? 1);
}

/** Whether a client has this version already (RFC 9110, 13.1.2). */
export const isKnown = (etag: string, known: string | null): boolean =>
  known?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false;
