import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type {
  Asset,
  Page,
  Registry,
  SectionManifest,
  SectionVersion,
  ShellVersion,
  SiteDocument,
} from '@roe/shared/contract';
import { about } from '@roe/shared/contract/about-fixture';
import { dataFileOf } from '@roe/shared/contract/pattern';
import { hashedName, shortHash } from '@roe/shared/kit/hash';
import { onTestFinished } from 'vitest';
import { documentWith } from '../site-files/documents.fixture.ts';
import { openStore, type Store } from '../store/store.ts';
import { release, type Shipped } from './release.ts';
import { releaseOf } from './section-release.ts';

/** A store in a temporary folder that is removed after the test. */
export function emptyStore(): Store {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return openStore(path.join(folder, 'site'));
}

/**
 * Adds a version of a shell that shows a page's `html` and nothing else.
 * @param source its contract, HTML that follows the page, and the public keys that it knows
 */
export async function addShell(
  store: Store,
  { contract = '1.0.0', footer = '', keys }: { contract?: string; footer?: string; keys?: string[] } = {},
): Promise<ShellVersion> {
  const code = `module.exports = { provided: {}, render: async ({ page }) => ({ head: '', body: '<main>' + page.data.html + '</main>' + ${JSON.stringify(footer)} }) };`;
  return addVersion(store, 'shell/versions', {
    contract,
    about,
    js: [await addAsset(store, '/shell/files/main', `start("${contract}");`.repeat(40))],
    css: [],
    fonts: [],
    server: addServer(store, 'shell/server', code),
    provides: {},
    ...(keys && { keys }),
  });
}

interface SectionSource {
  contract?: string;
  /** Address → HTML. */
  pages: Record<string, string>;
  /** Patterns of addresses, beside those of its pages. */
  paths?: string[];
  nav?: SectionManifest['nav'];
  kinds?: SectionManifest['kinds'];
  redirects?: SectionManifest['redirects'];
  missing?: SectionManifest['missing'];
  /** Address of a page → addresses that it had before. */
  aliases?: Record<string, string[]>;
  /** Addresses of pages that were withdrawn. */
  gone?: string[];
  /** What the documents of all pages say besides. */
  document?: Partial<SiteDocument>;
}

/** Adds a version of a section with these pages. */
export async function addSection(
  store: Store,
  id: string,
  {
    contract = '1.0.0',
    pages,
    paths = [],
    nav = [],
    kinds = {},
    redirects = {},
    missing = {},
    aliases = {},
    gone = [],
    document: others = {},
  }: SectionSource,
): Promise<SectionVersion> {
  const folder = `sections/${id}/files`;
  const files: Record<string, string> = {};
  const add = async (file: string, text: string): Promise<string> => {
    const name = hashedName(file, text);
    await store.add(`${folder}/${name}`, text);
    return name;
  };
  const documents = Object.keys(pages).map((url) =>
    documentWith({ url, type: 'page', title: url, passages: [], ...others }),
  );
  for (const document of documents) {
    const { url, type, title, summary, date, updated, image, index } = document;
    const page: Page = {
      document: {
        url,
        type,
        title,
        summary,
        date,
        updated,
        image,
        index,
        ...(aliases[url] && { aliases: aliases[url] }),
      },
      data: { html: pages[url] },
    };
    files[`data/${dataFileOf(url)}`] = await add(dataFileOf(url), JSON.stringify(page));
  }
  const code = JSON.stringify([id, contract, pages]);
  const manifest = {
    ...{
      id,
      paths: [...paths, ...Object.keys(pages), ...Object.values(aliases).flat(), ...gone],
      nav,
      kinds,
      redirects,
      missing,
      files: [],
      owners: [],
    },
    budget: { script: 10, style: 10 },
    port: 4109,
  };
  return addVersion(store, `sections/${id}/versions`, {
    code: shortHash(code),
    contract,
    facts: manifest,
    requires: [],
    entry: await addAsset(store, `/${folder}/entry`, `entry(${code.repeat(40)});`),
    js: [],
    later: [],
    private: {},
    css: [],
    server: addServer(store, `sections/${id}/server`, 'module.exports = { default: {} };'),
    ...(gone.length > 0 && { gone }),
    documents: await add('documents.ndjson', documents.map((document) => `${JSON.stringify(document)}\n`).join('')),
    files,
  });
}

/** Makes these versions live beside what is live, in one promotion, as a ship does. */
export const makeLive = (store: Store, shell: ShellVersion, ...versions: SectionVersion[]): Promise<Shipped> =>
  release(store, 'ship', async (live) => ({
    draft: {
      site: 'https://roe.example',
      ...live,
      shell: { version: shell.version, contract: shell.contract },
      sections: {
        ...live?.sections,
        ...Object.fromEntries(
          versions.map((version) => [version.facts.id, releaseOf(store, version, live?.sections[version.facts.id])]),
        ),
      },
    },
    versions,
  }));

/** The registry of a store where something is live. */
export function liveRegistry(store: Store): Registry {
  const live = store.registry();
  if (!live) throw new Error('the fixture has an error');
  return live;
}

async function addAsset(store: Store, base: string, text: string): Promise<Asset> {
  const url = `${base}.${shortHash(text)}.js`;
  await store.add(url.slice(1), text);
  return { url, integrity: `sha384-${createHash('sha384').update(text).digest('base64')}` };
}

function addServer(store: Store, folder: string, code: string): string {
  const name = `${shortHash(code)}.cjs`;
  store.write(`${folder}/${name}`, code);
  return name;
}

function addVersion<Content>(store: Store, folder: string, content: Content): Content & { version: string } {
  const version = `1.0.0-${shortHash(JSON.stringify(content))}`;
  store.write(`${folder}/${version}.json`, JSON.stringify({ version, ...content }));
  return { version, ...content };
}
