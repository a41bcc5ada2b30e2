import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

interface File {
  body: Buffer;
  headers: Record<string, string>;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
};
const isText = /^text|json|svg/;
/** Names with a hash in them: what the builds of the peers, and ours, call immutable. */
const isImmutable = /^\/(_astro|_next\/static|sections)\//;

/** Serves a folder from memory, as the gateway serves the site: texts in brotli, pages without their ending, 304 where nothing changed. */
export async function openStaticServer(folder: string): Promise<{ url: string; close(): void }> {
  const files = await readFiles(folder);
  const server = createServer(({ url = '/', headers }, response) => {
    const file = files.get(decodeURIComponent(new URL(url, 'http://peer').pathname));
    if (!file) return response.writeHead(404, { 'cache-control': 'no-store' }).end();
    if (headers['if-none-match'] === file.headers['etag']) return response.writeHead(304, file.headers).end();
    return response.writeHead(200, { ...file.headers, 'content-length': file.body.length }).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Every file by the address that leads to it. */
async function readFiles(folder: string): Promise<Map<string, File>> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const entries = await Promise.all(
    names.map(async (name) => [addressOf(`/${path.relative(folder, name)}`), await readFile(folder, name)] as const),
  );
  return new Map(entries);
}

const addressOf = (file: string): string => file.replace(/^\/index\.html$/, '/').replace(/\.html$/, '');

async function readFile(folder: string, name: string): Promise<File> {
  const plain = readFileSync(name);
  const type = types[path.extname(name)] ?? 'application/octet-stream';
  const isCompressed = isText.test(type);
  return {
    body: isCompressed ? await promisify(brotliCompress)(plain) : plain,
    headers: {
      'content-type': type,
      'cache-control': isImmutable.test(`/${path.relative(folder, name)}`)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      etag: `"${createHash('sha256').update(plain).digest('base64url')}"`,
      vary: 'accept-encoding',
      ...(isCompressed && { 'content-encoding': 'br' }),
    },
  };
}
