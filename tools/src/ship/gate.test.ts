import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SectionRelease, SectionVersion } from '@roe/shared/contract';
import { about } from '@roe/shared/contract/about-fixture';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../store/store.ts';
import { type Candidate, errorsOf } from './gate.ts';

const asset = (url: string) => ({ url, integrity: 'sha384-x' });

const manifest: SectionVersion['facts'] = {
  id: 'chat',
  paths: ['/chatbot', '/chatbot/:slug'],
  nav: [{ label: 'Chat', href: '/chatbot', order: 1 }],
  kinds: {},
  redirects: { '/chat': '/chatbot' },
  missing: {},
  files: ['/chat.svg'],
  owners: [],
  budget: { script: 2, style: 1 },
  port: 4104,
};

const version: SectionVersion = {
  version: '1.0.0-x',
  code: 'c0de000001',
  contract: '1.0.0',
  facts: manifest,
  requires: ['react'],
  entry: asset('/sections/chat/files/entry.js'),
  js: [asset('/sections/chat/files/section.js')],
  css: [asset('/sections/chat/files/section.css')],
  later: [],
  server: 'server.cjs',
  documents: 'documents.ndjson',
  files: { 'data/chatbot.json': 'chatbot.json', '/chat.svg': 'chat.svg' },
  private: {},
};

function releaseOf(id: string, changes: Partial<SectionRelease> = {}): SectionRelease {
  const { code, contract, requires, entry, js, css } = version;
  const { paths, nav, kinds, redirects, missing } = manifest;
  const pin = { id, code, contract, entry, js, css, data: `/sections/${id}/data/${code}/`, paths };
  return {
    ...pin,
    version: '1.0.0-x',
    shippedAt: '2025-01-01T00:00:00.000Z',
    size: 1,
    nav,
    kinds,
    redirects,
    missing,
    requires,
    pages: 'map.json',
    older: {},
    ...changes,
  };
}

/** What the gate says of a good candidate with these changes, and with these links more on /chatbot/om. */
function errorsWith(changes: Partial<Candidate> = {}, ...hrefs: string[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-gate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const store = openStore(folder);
  store.write('sections/chat/files/entry.js', 'x'.repeat(9000));
  store.write('sections/chat/files/entry.js.br', 'x'.repeat(1100));
  store.write('sections/chat/files/section.js', 'x'.repeat(800));
  store.write('sections/chat/files/section.css', 'x'.repeat(900));
  store.write('sections/chat/files/later.js', 'x'.repeat(300));
  store.write('sections/chat/files/later.css', 'x'.repeat(200));
  store.write('sections/chat/files/other.js', 'x'.repeat(150));
  store.write('sections/chat/files/chatbot.json', 'x'.repeat(100_000));
  store.write('sections/chat/files/large.json', 'x'.repeat(123_400));
  const links = ['/chatbot/om', '/chatbot?q=x#layer-3', ...hrefs].map((href) => `<a href="${href}">x</a>`).join('');
  store.write('sections/chat/private/persona.json', '{"persona":"Seer"}');
  store.write('sections/chat/private/text.json', 'Seer');
  store.write('sections/chat/private/large.json', `"${'x'.repeat(1_000_000)}"`);
  store.write('pages/aa/aa.html', '<main><h2 id="layer-3">Layer 3</h2></main>');
  store.write('pages/ab/ab.html', `<main>${links}</main>`);
  store.write('pages/ac/ac.html', '<main><h2 id="layer-3">Layer 3</h2><h2 id="layer-4">Layer 4</h2></main>');
  store.write(
    'pages/ad/ad.html',
    '<h2 id="layer-3">3</h2><p>&lt;b id="x"> <b id="x" lang="sa">x</b><h2 id="layer-3">3</h2></p>',
  );
  return errorsOf(store, {
    registry: {
      site: 'https://roe.example',
      shell: { version: '1.0.0-x', contract: '1.0.0' },
      files: { '/robots.txt': 'robots.txt', '/feed.json': 'feed.json' },
      sections: { chat: releaseOf('chat') },
    },
    shell: {
      version: '1.0.0-x',
      contract: '1.0.0',
      js: [],
      css: [],
      fonts: [],
      server: 'x.cjs',
      provides: { react: '19.0.0' },
    },
    versions: [version],
    manifests: { chat: manifest },
    pages: new Map([
      ['/chatbot', 'aa.html'],
      ['/chatbot/om', 'ab.html'],
    ]),
    moved: new Map(),
    gone: new Set(),
    isComing: (url) => url === '/library',
    liveMoved: new Map(),
    livePages: new Map([['/chatbot', 'aa.html']]),
    mayDrop: false,
    ...changes,
  });
}

const registryOf = (...releases: SectionRelease[]): Candidate['registry'] => ({
  site: 'https://roe.example',
  shell: { version: '1.0.0-x', contract: '1.0.0' },
  files: { '/robots.txt': 'robots.txt', '/feed.json': 'feed.json' },
  sections: Object.fromEntries(releases.map((release) => [release.id, release])),
});

test('a good candidate has no error', () => {
  expect(errorsWith()).toEqual([]);
});

test.each(['2.0.0', '1.1.0'])(
  'a section of contract %s is named, with what to do, where the shell does not have it: also where only the shell is shipped, or goes back',
  (contract) => {
    const registry = registryOf(releaseOf('chat', { contract }));
    expect(errorsWith({ registry, versions: [] })).toEqual([
      `mfe-chat: expected a contract that the shell of 1.0.0 has, received ${contract}. Ship the shell and the section together: npm run ship -- shell chat`,
    ]);
  },
);

test('a section that imports what the shell does not provide is named', () => {
  const registry = registryOf(releaseOf('chat', { requires: ['react', 'react-dom/client'] }));
  expect(errorsWith({ registry })).toEqual([
    'mfe-chat: expected imports that the shell provides or that are built in, received "react-dom/client". Add it to the package\'s dependencies.',
  ]);
});

test('code and styles that weigh more than their budget are named, each with its weight after compression', () => {
  const budget = { script: 1.8, style: 0.8 };
  expect(errorsWith({ versions: [{ ...version, facts: { ...manifest, budget } }] })).toEqual([
    'mfe-chat/section.json: field "budget.script": expected at most 1.8 kB, received a build of 1.9 kB',
    'mfe-chat/section.json: field "budget.style": expected at most 0.8 kB, received a build of 0.9 kB',
  ]);
});

test('what a page loads later counts in the budget', () => {
  const later = [asset('/sections/chat/files/later.js'), asset('/sections/chat/files/later.css')];
  expect(errorsWith({ versions: [{ ...version, later }] })).toEqual([
    'mfe-chat/section.json: field "budget.script": expected at most 2 kB, received a build of 2.2 kB',
    'mfe-chat/section.json: field "budget.style": expected at most 1 kB, received a build of 1.1 kB',
  ]);
});

test('a page with too much data is named; the lists that the search reads are no pages', () => {
  const files = { ...version.files, 'data/chatbot/om.json': 'large.json', 'data/_search.json': 'large.json' };
  expect(errorsWith({ versions: [{ ...version, files }] })).toEqual([
    'mfe-chat: data/chatbot/om.json: expected at most 100 kB of data for a page, received 123.4 kB. Split the page, or leave out what it does not show.',
  ]);
});

test('a file that section.json promises and media/ lacks is named', () => {
  const promised = { ...manifest, files: ['/chat.svg', '/icon.svg'] };
  expect(errorsWith({ versions: [{ ...version, facts: promised }] })).toEqual([
    'mfe-chat/section.json: field "files": expected /icon.svg in media/, but there is no such file',
  ]);
});

test('pictures, previews and sounds need no entry: pages name them by their hash', () => {
  const files = {
    ...version.files,
    '/pictures/om-480.avif': 'om.1.avif',
    '/previews/om.jpg': 'om.2.jpg',
    '/sound/om.m4a': 'om.3.m4a',
  };
  expect(errorsWith({ versions: [{ ...version, files }] })).toEqual([]);
});

test('a file of media/ that section.json does not list is named', () => {
  expect(errorsWith({ versions: [{ ...version, facts: { ...manifest, files: [] } }] })).toEqual([
    'mfe-chat/section.json: field "files": expected every file of media/, but /chat.svg is missing',
  ]);
});

test('a redirect and a rule for what is missing must lead to pages', () => {
  const changes: Partial<SectionRelease> = {
    redirects: { '/chat': '/chatt' },
    missing: { '/chatbot/:slug': { page: '/none', status: 404 } },
  };
  expect(errorsWith({ registry: registryOf(releaseOf('chat', changes)) })).toEqual([
    'mfe-chat/section.json: field "redirects": expected links to pages, received "/chatt", which is none. Near it: /chatbot. Change the link in mfe-chat/section.json, or keep the page.',
    'mfe-chat/section.json: field "missing": expected links to pages, received "/none", which is none. Change the link in mfe-chat/section.json, or keep the page.',
  ]);
});

const livePages = new Map([
  ['/chatbot', 'aa.html'],
  ['/chatbot/old', 'ac.html'],
]);

test('a live page that would be gone is named', () => {
  expect(errorsWith({ livePages })).toEqual([
    '/chatbot/old is live and would be gone. Keep the page, name the address among the "aliases" of the page that follows it or under "redirects" in section.json, or withdraw it.',
  ]);
});

test('a live page may go where another has taken its address over, and where it was withdrawn', () => {
  const livePages = new Map([['/chatbot/old', 'aa.html']]);
  expect(errorsWith({ livePages, moved: new Map([['/chatbot/old', '/chatbot']]) }, '/chatbot/old')).toEqual([]);
  expect(errorsWith({ livePages, gone: new Set(['/chatbot/old']) }, '/chatbot/old')).toEqual([]);
});

test('a former address stays too', () => {
  expect(errorsWith({ liveMoved: new Map([['/chatbot/old', '/chatbot']]) })).toEqual([
    expect.stringMatching('^/chatbot/old is live and would be gone.'),
  ]);
});

test('a live page may go where a redirect stands in its place, and in a rollback', () => {
  const redirects = { '/chat': '/chatbot', '/chatbot/old': '/chatbot' };
  expect(errorsWith({ registry: registryOf(releaseOf('chat', { redirects })), livePages })).toEqual([]);
  expect(errorsWith({ livePages, mayDrop: true })).toEqual([]);
});

test('a link to a page that its section does not have is named, with the page that it stands on', () => {
  expect(errorsWith({}, '/chatbot/ohm?x=1#y')).toEqual([
    '/chatbot/om: expected links to pages, received "/chatbot/ohm?x=1#y", which is none. Change the link in mfe-chat, or keep the page.',
  ]);
});

test('a link to what nobody has is named, with what is near it, and whoever will have it', () => {
  const pages = new Map([
    ['/chatbot', 'aa.html'],
    ['/chatbot/om', 'ab.html'],
    ['/chatbot/saved', 'aa.html'],
  ]);
  expect(errorsWith({ pages }, '/savedd', '/libary', '/library')).toEqual([
    '/chatbot/om: expected links to pages, received "/savedd", which is none. Near it: /chatbot/saved. Change the link in mfe-chat, or keep the page.',
    '/chatbot/om: expected links to pages, received "/libary", which is none. Change the link in mfe-chat, or keep the page.',
  ]);
});

test('a link to a file of a section or of the site, or to what the gateway answers, is no error', () => {
  expect(errorsWith({}, '/chat.svg', '/feed.json', '/api/health')).toEqual([]);
});

test('a link to a redirected address is no error, nor is one to a section that is not shipped yet', () => {
  const redirects = { '/chat': '/chatbot', '/chatbot/old': '/chatbot' };
  const registry = registryOf(releaseOf('chat', { redirects }));
  expect(errorsWith({ registry }, '/chat', '/chatbot/old', '/library')).toEqual([]);
});

test('a link to a place that the page does not have is named', () => {
  expect(errorsWith({}, '/chatbot#layer-4')).toEqual([
    '/chatbot/om: expected a place on /chatbot, received "#layer-4", which is not there. Near it: #layer-3. Change the link in mfe-chat, or keep the page.',
  ]);
});

test('an id that a page has twice is named', () => {
  const pages = new Map([['/chatbot', 'ad.html']]);
  expect(errorsWith({ pages })).toEqual([
    '/chatbot: expected every id once, received "layer-3" twice. Give the heading other words, or the element another id.',
  ]);
});

test('links of pages that are live already were checked before', () => {
  const pages = new Map([
    ['/chatbot', 'aa.html'],
    ['/chatbot/om', 'ab.html'],
  ]);
  expect(errorsWith({ livePages: pages }, '/chatbot#layer-4')).toEqual([]);
});

test('a place that a ship takes away is missed by the links of live pages', () => {
  const before = new Map([
    ['/chatbot', 'ac.html'],
    ['/chatbot/om', 'ab.html'],
  ]);
  expect(errorsWith({ livePages: before }, '/chatbot#layer-4')).toEqual([
    '/chatbot/om: expected a place on /chatbot, received "#layer-4", which is not there. Near it: #layer-3. Change the link in mfe-chat, or keep the page.',
  ]);
});

test('all errors are told at once', () => {
  const changes = { versions: [{ ...version, facts: { ...manifest, files: [] } }], livePages };
  expect(errorsWith(changes, '/chatbot/ohm')).toHaveLength(3);
});

test('a kind and a page that another section has, and a page of site.json that is none, are named', () => {
  const kinds = { riddle: { singular: 'Riddle', plural: 'Riddles', isInFeeds: false } };
  const others = { riddle: { ...kinds.riddle, plural: 'All riddles' } };
  const games = releaseOf('games', { kinds: others, paths: ['/games'], redirects: {}, nav: [] });
  const registry = registryOf(games, releaseOf('chat', { kinds, nav: [{ label: 'Play', href: '/games', order: 1 }] }));
  const pages = new Map([
    ['/chatbot', 'aa.html'],
    ['/games', 'aa.html'],
  ]);
  expect(
    errorsWith({
      registry: { ...registry, about: { ...about, contact: '/chatbot/none' } },
      pages,
      isComing: () => true,
    }),
  ).toEqual([
    'mfe-chat/section.json: field "nav": expected links to pages of the section itself, received "/games"',
    'mfe-chat/section.json: field "kinds": expected kinds that no other section has, or says the same of, received "riddle", of which mfe-games says something else',
    'site.json: field "contact": expected a page, received "/chatbot/none", which is none. Change the link in site.json, or keep the page.',
  ]);
});

test('a private file is JSON of a size that a gateway can keep', () => {
  const withPrivate = (files: Record<string, string>) => errorsWith({ versions: [{ ...version, private: files }] });
  expect(withPrivate({ persona: 'persona.json' })).toEqual([]);
  expect(withPrivate({ persona: 'text.json' })).toEqual([
    'mfe-chat/private/persona.json: expected JSON, received text that is none',
  ]);
  expect(withPrivate({ persona: 'large.json' })).toEqual([
    'mfe-chat/private/persona.json: expected at most 1000 kB, received 1000.0 kB. Split it.',
  ]);
});

test('of the pages that are files of their own, the heaviest counts in the budget', () => {
  const later = [asset('/sections/chat/files/later.js'), asset('/sections/chat/files/later.css')];
  const withLazy = (lazy: Record<string, string[]>) =>
    errorsWith({
      versions: [
        {
          ...version,
          facts: { ...manifest, budget: { script: 2, style: 1 } },
          later: [...later, asset('/sections/chat/files/other.js')],
          lazy,
        },
      ],
    });
  const urls = later.map(({ url }) => url);
  const other = { 'src/aum-page.tsx': ['/sections/chat/files/other.js'] };
  const place = 'mfe-chat/section.json: field';
  expect(withLazy({ 'src/om-page.tsx': urls, ...other })).toEqual([
    `${place} "budget.script": expected at most 2 kB, received a build of 2.2 kB`,
    `${place} "budget.style": expected at most 1 kB, received a build of 1.1 kB`,
  ]);
  expect(withLazy(other)[0]).toBe(`${place} "budget.script": expected at most 2 kB, received a build of 2.4 kB`);
});
