import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Asset, PageMap, Registry, SectionRelease, SectionVersion, SiteDocument } from '@roe/shared/contract';
import { about } from '@roe/shared/contract/about-fixture';
import { onTestFinished } from 'vitest';

export const POLICY = "default-src 'self'";
/** What the policy of `/decodings/om` says besides. */
export const STYLE_POLICY = "style-src 'self'";
/** The live code of the section, and code that was live before it. */
export const CODE = 'c0de000002';
export const OLDER_CODE = 'c0de000001';

/** A release store for a test, in a temporary folder that is removed after it. */
export interface StoreFixture {
  folder: string;
  /** Replaces a file as the ship does: beside it, then by a rename. */
  write(file: string, text: string): void;
  /** Makes a registry live: the fixture's own, with these changes. */
  publish(changes?: Partial<Registry>): void;
  /** The section as the fixture's registry has it. */
  release: SectionRelease;
  /** Its composed pages. */
  map: PageMap;
}

const asset = (url: string): Asset => ({ url, integrity: 'sha384-x' });

/**
 * One section, "decodings", with one page of each kind: `/`, `/decodings`, `/decodings/om`, and `/lost` for unknown addresses.
 * Beside the store's folder lies `secret.txt`, which nobody may ever get.
 */
export function makeStore(): StoreFixture {
  const parent = mkdtempSync(path.join(tmpdir(), 'roe-store-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = path.join(parent, 'site');
  const write = (file: string, bytes: string | Buffer) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(`${target}.new`, bytes);
    renameSync(`${target}.new`, target);
  };
  const writeText = (file: string, text: string) => {
    write(file, text);
    write(`${file}.br`, brotliCompressSync(text));
    write(`${file}.gz`, gzipSync(text));
  };
  const writeVersion = (version: string, code: string, files: Record<string, string>, persona: string) => {
    const manifest: SectionVersion = {
      version,
      code,
      contract: '1.0.0',
      facts: sectionManifest,
      requires: ['react'],
      entry: asset('/sections/decodings/files/entry.0000000001.js'),
      js: [],
      css: [],
      later: [],
      server: 'prerender.cjs',
      documents: 'documents.0000000001.ndjson',
      files,
      private: { persona },
    };
    write(`sections/decodings/versions/${version}.json`, JSON.stringify(manifest));
  };

  const pages: PageMap['pages'] = {};
  for (const [index, url] of ['/', '/decodings', '/decodings/om', '/lost'].entries()) {
    pages[url] = `ab0${index}.html`;
    writeText(`pages/ab/ab0${index}.html`, `<!doctype html><title>${url}</title>`);
  }
  const styles = { 'ab02.html': STYLE_POLICY };
  const map: PageMap = { policy: POLICY, styles, pages, moved: {}, gone: [] };
  write('pages/maps/decodings.0000000001.json', JSON.stringify(map));

  const sectionManifest: SectionVersion['facts'] = {
    id: 'decodings',
    paths: ['/', '/decodings', '/decodings/:slug', '/series/:name', '/lost'],
    nav: [{ label: 'Decodings', href: '/decodings', order: 1 }],
    kinds: {},
    redirects: {
      '/decoding': '/decodings',
      '/decoding/:slug': '/decodings/:slug',
      '/find/:word': '/decodings?search=:word',
    },
    missing: {
      '/decodings/:slug': { redirect: '/decodings?missing=:slug' },
      '/series/:name': { page: '/lost', status: 404 },
    },
    files: ['/favicon.svg'],
    owners: [],
    budget: { script: 30, style: 10 },
    port: 4102,
  };
  writeVersion('1.0.0-old', OLDER_CODE, { 'data/decodings/om.json': 'om.0000000001.json' }, 'persona.0000000001.json');
  const files = { 'data/decodings/om.json': 'om.0000000002.json', '/favicon.svg': 'favicon.0000000001.svg' };
  writeVersion('1.0.0-new', CODE, files, 'persona.0000000002.json');
  write('sections/decodings/private/persona.0000000001.json', '{"words":"SECRET of old"}');
  write('sections/decodings/private/persona.0000000002.json', '{"words":"SECRET"}');
  writeText('sections/decodings/files/om.0000000001.json', '{"text":"old"}');
  writeText('sections/decodings/files/om.0000000002.json', '{"text":"new"}');
  writeText('sections/decodings/files/favicon.0000000001.svg', '<svg/>');
  writeText('sections/decodings/files/entry.0000000001.js', 'var decodings;');
  const documents = Object.keys(pages).map(
    (url): SiteDocument => ({
      url,
      type: 'page',
      title: url,
      summary: url,
      names: [],
      date: null,
      updated: null,
      level: null,
      layer: null,
      tags: [],
      image: null,
      index: true,
      isComingSoon: false,
      passages: [
        { anchor: '', heading: '', text: 'om' },
        ...(url === '/decodings/om' ? [{ anchor: 'sound', heading: 'Sound', text: 'om' }] : []),
      ],
    }),
  );
  writeText(
    'sections/decodings/files/documents.0000000001.ndjson',
    documents.map((document) => `${JSON.stringify(document)}\n`).join(''),
  );
  write('sections/decodings/server/prerender.cjs', 'SECRET');
  write('shell/files/main.0000000001.js', 'start();');
  write('shell/files/thing.0000000001.unknown', Buffer.from([0, 255, 128]));
  write('history.jsonl', 'SECRET');
  writeFileSync(path.join(parent, 'secret.txt'), 'SECRET');

  const release: SectionRelease = {
    id: 'decodings',
    version: '1.0.0-new',
    code: CODE,
    contract: '1.0.0',
    entry: asset('/sections/decodings/files/entry.0000000001.js'),
    js: [],
    css: [],
    data: `/sections/decodings/data/${CODE}/`,
    paths: sectionManifest.paths,
    nav: sectionManifest.nav,
    kinds: sectionManifest.kinds,
    redirects: sectionManifest.redirects,
    missing: sectionManifest.missing,
    shippedAt: '2025-01-01T00:00:00.000Z',
    size: 1,
    requires: ['react'],
    pages: 'decodings.0000000001.json',
    older: { [OLDER_CODE]: '1.0.0-old' },
  };
  const publish = (changes: Partial<Registry> = {}) => {
    const registry: Registry = {
      revision: 1,
      site: 'https://roe.example',
      shell: { version: '1.0.0-shell', contract: '1.0.0' },
      about,
      files: {},
      sections: { decodings: release },
      ...changes,
    };
    write('registry.json', JSON.stringify(registry));
  };
  return { folder, write, publish, release, map };
}
