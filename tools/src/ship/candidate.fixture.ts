import type { SectionVersion } from '@roe/shared/contract';
import { about } from '@roe/shared/contract/about-fixture';
import type { Candidate } from './gate.ts';
import { sectionReleaseOf } from './section-release.ts';

/** What a section of a test says of itself; all else is empty. */
export type Claims = Partial<SectionVersion['facts']>;

const asset = { url: '/x.js', integrity: 'sha384-x' };

const decided = { shippedAt: '2025-01-01T00:00:00.000Z', size: 1, pages: 'map.json', older: {} };

/**
 * A site of these sections, as the gate gets it.
 * @param shipped ids of those that are not live yet
 */
export function candidateOf(sections: Record<string, Claims>, shipped: string[]): Candidate {
  const manifests = Object.fromEntries(Object.entries(sections).map(([id, claims]) => [id, manifestOf(id, claims)]));
  const all = Object.values(manifests);
  return {
    registry: {
      site: 'https://roe.example',
      shell: { version: '1', contract: '1.0.0' },
      about,
      files: { '/robots.txt': 'robots.txt', '/feed.json': 'feed.json' },
      sections: Object.fromEntries(all.map((each) => [each.id, sectionReleaseOf(versionOf(each), decided)])),
    },
    shell: { version: '1', contract: '1.0.0', js: [], css: [], about, fonts: [], server: 'x.cjs', provides: {} },
    versions: all.filter(({ id }) => shipped.includes(id)).map(versionOf),
    manifests,
    pages: new Map(),
    moved: new Map(),
    gone: new Set(),
    isComing: () => false,
    liveMoved: new Map(),
    livePages: new Map(),
    mayDrop: false,
  };
}

const manifestOf = (id: string, claims: Claims): SectionVersion['facts'] => ({
  id,
  paths: [`/${id}`],
  nav: [],
  kinds: {},
  redirects: {},
  missing: {},
  files: [],
  owners: [],
  budget: { script: 1, style: 1 },
  port: 4109,
  ...claims,
});

const versionOf = (manifest: SectionVersion['facts']): SectionVersion => ({
  version: '1',
  code: 'c0de000001',
  contract: '1.0.0',
  facts: manifest,
  requires: [],
  entry: asset,
  js: [],
  css: [],
  later: [],
  private: {},
  server: 'x.cjs',
  documents: 'x.ndjson',
  files: {},
});
