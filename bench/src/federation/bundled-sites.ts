import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Asset, PageMap, Registry, SectionVersion, ShellVersion } from '@roe/shared/contract';
import { navOf } from '@roe/shared/contract/nav';
import { pageMapFile } from '@roe/shared/contract/store';
import { shortHash } from '@roe/shared/kit/hash';
import { composeSection, pinOf, readSectionVersion, readShellVersion } from '@roe/tools/compose';
import { openStore, type Store } from '@roe/tools/store';
import { type Bundle, type BundledFiles, buildBundle } from './bundle.ts';

/** The same site as one build, in release stores that the gateway serves. */
export interface BundledSites {
  /** Composed and prerendered as ours is. */
  prerendered: Store;
  /** Every page is an empty document whose scripts do the rest. */
  client: Store;
}

/** @param ours a filled store: its texts, media and menu are taken over */
export async function makeBundledSites(ours: Store, folder: string): Promise<BundledSites> {
  const live = ours.registry();
  if (!live) throw new Error(`${ours.at()}: expected a shipped site, found none`);
  const { keys: _, ...registry } = live; // theirs is signed by nobody
  const bundle = await buildBundle(path.join(folder, 'bundle'), {
    site: registry.site,
    nav: navOf(registry.sections),
    pins: Object.values(registry.sections).map(pinOf),
  });
  return {
    prerendered: await makePrerendered(copyOf(ours, path.join(folder, 'prerendered')), registry, bundle),
    client: await makeClientOnly(copyOf(ours, path.join(folder, 'client')), registry, bundle),
  };
}

function copyOf(store: Store, folder: string): Store {
  cpSync(store.at(), folder, { recursive: true });
  return openStore(folder);
}

async function makePrerendered(store: Store, registry: Registry, { folder, prerendered }: Bundle): Promise<Store> {
  const assets = await publish(store, path.join(folder, 'prerendered'), prerendered);
  const shell: ShellVersion = {
    ...readShellVersion(store, registry.shell.version),
    version: 'bundled',
    ...assets.initial,
  };
  store.write('shell/versions/bundled.json', JSON.stringify(shell));
  const draft: Registry = { ...registry, shell: { ...registry.shell, version: 'bundled' }, sections: {} };
  for (const release of Object.values(registry.sections)) {
    const { id } = release;
    const code = readFileSync(path.join(folder, 'server', `${id}.cjs`), 'utf8');
    const server = `${shortHash(code)}.cjs`;
    store.write(`sections/${id}/server/${server}`, code);
    const { js, css } = assets.sections[id] as Assets;
    const [entry, ...others] = js as [Asset, ...Asset[]];
    const files = { entry, js: others, css };
    const live = readSectionVersion(store, id, release.version);
    const version: SectionVersion = { ...live, ...files, version: 'bundled', server };
    store.write(`sections/${id}/versions/bundled.json`, JSON.stringify(version));
    draft.sections[id] = { ...release, ...files, version: 'bundled' };
  }
  for (const release of Object.values(draft.sections)) {
    const { pages } = await composeSection(store, draft, release.id);
    draft.sections[release.id] = { ...release, pages };
  }
  store.write('registry.json', JSON.stringify(draft));
  return store;
}

const EMPTY_PAGE = 'empty.html';

async function makeClientOnly(store: Store, registry: Registry, { folder, client }: Bundle): Promise<Store> {
  const { initial } = await publish(store, path.join(folder, 'client'), client);
  await store.add(`pages/${EMPTY_PAGE.slice(0, 2)}/${EMPTY_PAGE}`, emptyDocument(initial));
  for (const { pages: file } of Object.values(registry.sections)) {
    const { pages }: PageMap = JSON.parse(store.read(pageMapFile(file)));
    const empty = Object.fromEntries(Object.keys(pages).map((url) => [url, EMPTY_PAGE]));
    const policy = `default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:`;
    const map: PageMap = { policy, styles: {}, pages: empty, moved: {}, gone: [] };
    store.write(pageMapFile(file), JSON.stringify(map));
  }
  return store;
}

const emptyDocument = ({ js, css }: Assets): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>ROE</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">${js.map(({ url }) => `<script defer src="${url}"></script>`).join('')}${css.map(({ url }) => `<link rel="stylesheet" href="${url}">`).join('')}</head>
<body><div id="-root"></div></body></html>
`;

interface Assets {
  js: Asset[];
  css: Asset[];
}

/** Puts a bundled build into the store and tells what each part of it consists of. */
async function publish(
  store: Store,
  folder: string,
  { initial, sections }: BundledFiles,
): Promise<{ initial: Assets; sections: Record<string, Assets> }> {
  for (const name of readdirSync(folder)) await store.add(`shell/files/${name}`, readFileSync(path.join(folder, name)));
  const assetsOf = (names: string[]): Assets => {
    const assets = (extension: string) =>
      names.filter((name) => name.endsWith(extension)).map((name) => assetOf(folder, name));
    return { js: assets('.js'), css: assets('.css') };
  };
  return {
    initial: assetsOf(initial),
    sections: Object.fromEntries(Object.entries(sections).map(([id, names]) => [id, assetsOf(names)])),
  };
}

function assetOf(folder: string, name: string): Asset {
  const digest = createHash('sha384')
    .update(readFileSync(path.join(folder, name)))
    .digest('base64');
  return { url: `/shell/files/${name}`, integrity: `sha384-${digest}` };
}
