import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteDocument } from '@roe/shared/contract';
import { sectionVersionFile } from '@roe/shared/contract/store';
import { expect, onTestFinished, test } from 'vitest';
import { openStore, type Store } from '../store/store.ts';
import { childrenOf, documentWith, parseXml, textIn, wholeWith } from './documents.fixture.ts';
import { listedDocuments } from './documents.ts';
import { addSiteFiles } from './site-files.ts';

const om = documentWith();
const maya = documentWith({ url: '/glossary/maya', type: 'term', title: 'Māyā', date: null });

function emptyStore(): Store {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-documents-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return openStore(folder);
}

/** Puts a version of a section with these documents into the store. Returns what the registry says of it. */
function addSection(
  store: Store,
  id: string,
  version: string,
  documents: SiteDocument[],
): { id: string; version: string } {
  const file = `documents.${version}.ndjson`;
  const asset = { url: `/sections/${id}/files/entry.js`, integrity: 'sha384-x' };
  store.write(`sections/${id}/files/${file}`, documents.map((document) => `${JSON.stringify(document)}\n`).join(''));
  store.write(
    sectionVersionFile(id, version),
    JSON.stringify({
      version,
      code: 'c0de000001',
      contract: '1.0.0',
      facts: {
        id,
        paths: [`/${id}`],
        nav: [],
        redirects: {},
        missing: {},
        files: [],
        owners: [],
        budget: { script: 1, style: 1 },
        port: 4109,
      },
      requires: [],
      entry: asset,
      js: [],
      css: [],
      server: 'server.cjs',
      documents: file,
      files: {},
    }),
  );
  return { id, version };
}

test('the documents of all sections are joined by address, without their texts and without those that nobody shall find', () => {
  const store = emptyStore();
  const sections = {
    library: addSection(store, 'library', '1', [maya]),
    decodings: addSection(store, 'decodings', '1', [
      documentWith({ url: '/decodings/soma', index: false }),
      documentWith({ url: '/decodings/z' }),
      om,
    ]),
  };
  const documents = listedDocuments(store, sections);
  expect(documents.map(({ url }) => url)).toEqual(['/decodings/om', '/decodings/z', '/glossary/maya']);
  expect(documents[0]).not.toHaveProperty('passages');
});

test('a section without documents adds none', () => {
  const store = emptyStore();
  expect(listedDocuments(store, { chat: addSection(store, 'chat', '1', []) })).toEqual([]);
});

test('a malformed line stops with file, field, expected and received', () => {
  const store = emptyStore();
  const sections = { chat: addSection(store, 'chat', '1', [documentWith({ date: '1 March' })]) };
  expect(() => listedDocuments(store, sections)).toThrow(
    `${store.at('sections/chat/files/documents.1.ndjson')}: field "date": expected a date such as "2025-03-01", received "1 March"`,
  );
});

test('every file of the site is in the store under the name that is returned', async () => {
  const store = emptyStore();
  const files = await addSiteFiles(store, wholeWith(om), []);
  expect(Object.keys(files).sort()).toEqual([
    '/atom.xml',
    '/feed.json',
    '/llms.txt',
    '/opensearch.xml',
    '/robots.txt',
    '/rss.xml',
    '/site.webmanifest',
    '/sitemap.xml',
    '/third-party-notices.txt',
  ]);
  const read = (path: string) => store.read('site/files', files[path] ?? '');
  const channel = childrenOf(parseXml(read('/rss.xml')), 'channel')[0];
  expect(channel && textIn(channel, 'title')).toBe('Whole');
  expect(parseXml(read('/atom.xml')).name).toBe('feed');
  expect(parseXml(read('/opensearch.xml')).name).toBe('OpenSearchDescription');
  expect(read('/sitemap.xml')).toContain('<loc>https://roe.example/decodings/om</loc>');
  expect(read('/llms.txt')).toMatch(/^# Whole\n\n> \w/);
  expect(JSON.parse(read('/feed.json')).items).toHaveLength(1);
});

test('robots may read everything and are told where the sitemap is', async () => {
  const store = emptyStore();
  const files = await addSiteFiles(store, wholeWith(), []);
  expect(store.read('site/files', files['/robots.txt'] ?? '')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://roe.example/sitemap.xml\n',
  );
});

test('the site can be installed with icons that every system takes', async () => {
  const store = emptyStore();
  const files = await addSiteFiles(store, wholeWith(), []);
  const { icons } = JSON.parse(store.read('site/files', files['/site.webmanifest'] ?? ''));
  expect(icons).toEqual([
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]);
});

test('a section that ships alone changes the joined files only; rolled back, it gives the earlier ones back', async () => {
  const store = emptyStore();
  const library = addSection(store, 'library', '1', [maya]);
  const first = addSection(store, 'decodings', '1', [om]);
  const second = addSection(store, 'decodings', '2', [om, documentWith({ url: '/decodings/soma', title: 'Soma' })]);
  const shipped = (decodings: { id: string; version: string }) =>
    addSiteFiles(store, { ...wholeWith(), documents: listedDocuments(store, { decodings, library }) }, []);

  const before = await shipped(first);
  const after = await shipped(second);
  const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
  expect(changed.sort()).toEqual(['/atom.xml', '/feed.json', '/llms.txt', '/rss.xml', '/sitemap.xml']);
  for (const path of changed) {
    const text = store.read('site/files', after[path] ?? '');
    expect(text).toContain('/decodings/soma');
    expect(store.read('site/files', before[path] ?? '')).not.toContain('/decodings/soma');
  }
  expect(store.read('site/files', after['/sitemap.xml'] ?? '')).toContain('/glossary/maya');
  expect(await shipped(first)).toEqual(before);
});

test('a change of text alone changes no file of the site', async () => {
  const store = emptyStore();
  const first = addSection(store, 'decodings', '1', [om]);
  const passages = [{ anchor: '', heading: '', text: 'Another text.' }];
  const second = addSection(store, 'decodings', '2', [{ ...om, passages }]);
  const filesOf = (decodings: { id: string; version: string }) =>
    addSiteFiles(store, { ...wholeWith(), documents: listedDocuments(store, { decodings }) }, []);
  expect(await filesOf(second)).toEqual(await filesOf(first));
});
