import type { SectionRelease } from '../src/contract/contract.ts';

/** A section's release, as the registry has it. */
export function sectionRelease(id: string, changes: Partial<SectionRelease> = {}): SectionRelease {
  const { code = 'c0de000001' } = changes;
  return {
    id,
    version: `1.0.0-${code}`,
    code,
    contract: '1.0.0',
    entry: { url: `/sections/${id}/files/entry.${code}.js`, integrity: 'sha384-x' },
    js: [],
    css: [],
    data: `/sections/${id}/data/${code}/`,
    paths: [`/${id}`, `/${id}/:slug`],
    nav: [],
    kinds: {},
    redirects: {},
    missing: {},
    shippedAt: '2025-01-01T00:00:00.000Z',
    size: 1,
    requires: [],
    pages: 'map.json',
    older: {},
    ...changes,
  };
}
