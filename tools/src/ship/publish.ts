import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Asset, SectionVersion, ShellVersion } from '@roe/shared/contract';
import { readAbout } from '@roe/shared/kit/about';
import type { BuildManifest } from '@roe/shared/kit/build-manifest';
import { contractVersion, singletons } from '@roe/shared/kit/federation';
import { shortHash } from '@roe/shared/kit/hash';
import { readSectionManifest } from '@roe/shared/kit/section-manifest';
import { shippersKeys } from '@roe/shared/kit/ship-key';
import type { Store } from '../store/store.ts';
import { folderOf } from '../workspace.ts';
import { packagesOf } from './packages.ts';

/** Puts a section's build into the store. Adds files and never changes one. */
export async function publishSection(store: Store, id: string): Promise<SectionVersion> {
  const folder = folderOf(id);
  const web = path.join(folder, 'dist/web');
  const server = path.join(folder, 'dist/server');
  const manifest: BuildManifest = JSON.parse(readFileSync(path.join(server, 'manifest.json'), 'utf8'));
  await addFiles(store, `sections/${id}/files`, web);
  addPrivate(store, `sections/${id}/private`, path.join(server, 'private'), Object.values(manifest.private));
  const base = `/sections/${id}/files/`;
  const assets = (names: string[]) => names.map((name) => assetOf(base, web, name));
  const { $schema: _, ...sectionManifest } = readSectionManifest(folder);
  const content = {
    code: manifest.code,
    contract: manifest.contract,
    facts: sectionManifest,
    requires: manifest.requires,
    entry: assetOf(base, web, manifest.entry),
    js: assets(manifest.js),
    css: assets(manifest.css),
    later: assets(manifest.later),
    lazy: Object.fromEntries(
      Object.entries(manifest.lazy).map(([module, names]) => [module, names.map((name) => base + name)]),
    ),
    server: addServer(store, `sections/${id}/server`, folder),
    documents: manifest.documents,
    ...(manifest.gone.length > 0 && { gone: manifest.gone }),
    packages: addPackages(store, `sections/${id}`, id),
    files: manifest.files,
    private: manifest.private,
  };
  return addVersion(store, `sections/${id}/versions`, folder, content);
}

/** Puts the shell's build into the store. */
export async function publishShell(store: Store): Promise<ShellVersion> {
  const folder = folderOf('shell');
  const web = path.join(folder, 'dist/web');
  await addFiles(store, 'shell/files', web);
  const { entries } = JSON.parse(readFileSync(path.join(web, 'manifest.json'), 'utf8'));
  const assets = (urls: string[] = []) => urls.map((url) => assetOf('/shell/files/', web, path.posix.basename(url)));
  const { js, css } = entries.main.initial;
  const content = {
    contract: contractVersion,
    about: readAbout(),
    js: assets(js),
    css: assets(css),
    fonts: readdirSync(web)
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => `/shell/files/${name}`),
    server: addServer(store, 'shell/server', folder),
    provides: singletons,
    keys: shippersKeys(),
    packages: addPackages(store, 'shell', 'shell'),
  };
  return addVersion(store, 'shell/versions', folder, content);
}

/** Files that are compressed side by side: each takes some megabytes of memory meanwhile, and there may be thousands. */
const AT_ONCE = 16;

async function addFiles(store: Store, to: string, from: string): Promise<void> {
  const names = readdirSync(from).filter((name) => name !== 'manifest.json'); // the shell's list of its own files
  for (let start = 0; start < names.length; start += AT_ONCE) {
    const batch = names.slice(start, start + AT_ONCE);
    await Promise.all(
      batch.map((name) => store.add(`${to}/${name}`, readFileSync(path.join(from, name)), qualityOf(name))),
    );
  }
}

/** Data that only the gateway reads: without compressed forms, because it is never sent. */
function addPrivate(store: Store, to: string, from: string, names: string[]): void {
  for (const name of names) store.write(`${to}/${name}`, readFileSync(path.join(from, name), 'utf8'));
}

/** The list of documents is long, changes with every text, and no reader ever gets it. */
const qualityOf = (name: string): number | undefined => (name.endsWith('.ndjson') ? 4 : undefined);

/** The artifact that renders pages; it is run by the composer and never served. Returns its name. */
function addServer(store: Store, to: string, folder: string): string {
  const code = readFileSync(path.join(folder, 'dist/server/prerender.cjs'), 'utf8');
  const name = `${shortHash(code)}.cjs`;
  store.write(`${to}/${name}`, code);
  return name;
}

/** Whose code the part comes with. Returns the list's name. */
function addPackages(store: Store, to: string, part: string): string {
  const list = JSON.stringify(packagesOf(part));
  const name = `${shortHash(list)}.json`;
  store.write(`${to}/packages/${name}`, list);
  return name;
}

function assetOf(base: string, folder: string, name: string): Asset {
  const digest = createHash('sha384')
    .update(readFileSync(path.join(folder, name)))
    .digest('base64');
  return { url: base + name, integrity: `sha384-${digest}` };
}

function addVersion<Content>(
  store: Store,
  to: string,
  folder: string,
  content: Content,
): Content & { version: string } {
  const { version: release } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const version = `${release}-${shortHash(JSON.stringify(content))}`;
  store.write(`${to}/${version}.json`, JSON.stringify({ version, ...content }));
  return { version, ...content };
}
