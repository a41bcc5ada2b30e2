import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PageMap, Registry, SectionVersion } from '@roe/shared/contract';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { canonicalPath, fillPattern, matchPattern } from '@roe/shared/contract/pattern';
import { documentSchema, pageMapSchema, registrySchema, sectionVersionSchema } from '@roe/shared/contract/schema';
import { pageFile, pageMapFile, sectionVersionFile } from '@roe/shared/contract/store';
import * as v from 'valibot';
import { formOf, type Representation } from './representation.ts';

/** A composed page, as it is served. */
export interface ComposedPage {
  /** File in the store. */
  file: string;
  /** Its Content-Security-Policy. */
  policy: string;
}

/** One revision of the site. */
export interface LiveSite {
  registry: Registry;
  /** The registry as browsers get it. */
  registryText: Representation;
  pageAt(path: string): ComposedPage | undefined;
  /** Whether the site has a page at this address, written as links write it, or with "#anchor" a passage of a page. */
  hasPlace(address: string): boolean;
  /** File in the store of a root path, such as "/favicon.svg". */
  rootFile(path: string): string | undefined;
  /** File in the store of a page's JSON, for the section's live code or an earlier one that open tabs may run. */
  dataFile(id: string, code: string, file: string): string | undefined;
  /** Target of a permanent redirect. */
  redirectAt(path: string): string | undefined;
  /** What an address gets that is no page: a redirect, for good where its section was retired, or a page with a status. */
  missingAt(path: string): { redirect: string; status: 302 | 308 } | { page: ComposedPage; status: number } | undefined;
}

const CHECK_INTERVAL = 1000;

const { url, passages } = documentSchema.entries;
const anchorsSchema = v.object({ url, passages });

/** What a visitor names is looked up among our own entries, never among what every object has. */
export const own = <T>(entries: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(entries, name) ? entries[name] : undefined;

/**
 * Follows the registry of a release store: looks at it at most once a second, keeps the last good one, refuses older ones.
 * @returns a function that gives the present revision, or undefined while nothing is shipped
 */
export function followSite(
  folder: string,
  { now, log }: { now: () => number; log: (message: string) => void },
): () => LiveSite | undefined {
  const file = path.join(folder, 'registry.json');
  let live: LiveSite | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let read = '';
  let complaint = '';

  return () => {
    if (now() - checkedAt < CHECK_INTERVAL) return live;
    checkedAt = now();
    const stats = statSync(file, { throwIfNoEntry: false });
    const identity = stats ? `${stats.ino}-${stats.mtimeMs}-${stats.size}` : '';
    if (!stats || identity === read) return live;
    try {
      const text = readFileSync(file, 'utf8');
      const registry = parseJsonAt(registrySchema, text, file);
      if (live && registry.revision < live.registry.revision) {
        throw new Error(`${file}: revision ${registry.revision} is older than ${live.registry.revision}`);
      }
      live = openRevision(folder, registry, text);
      read = identity;
    } catch (error) {
      // What is missing may still come, so it is tried again; it is said once.
      const { message } = error as Error;
      if (message !== complaint)
        log(
          `${live ? `Revision ${live.registry.revision} stays live, because the new registry cannot be used.` : 'The registry cannot be used.'}\n${message}`,
        );
      complaint = message;
    }
    return live;
  };
}

function openRevision(folder: string, registry: Registry, text: string): LiveSite {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const sections = Object.values(registry.sections);
  const maps = new Map<string, PageMap>(
    sections.map(({ id, pages }) => [id, parseJsonAt(pageMapSchema, read(pageMapFile(pages)), pageMapFile(pages))]),
  );
  const versions = new Map<string, SectionVersion>();
  const versionOf = (id: string, version: string): SectionVersion => {
    const file = sectionVersionFile(id, version);
    const known = versions.get(file) ?? parseJsonAt(sectionVersionSchema, read(file), file);
    versions.set(file, known);
    return known;
  };
  const rootFiles = new Map(Object.entries(registry.files).map(([root, name]) => [root, `site/files/${name}`]));
  for (const { id, version } of sections) {
    const { facts, files } = versionOf(id, version);
    for (const root of facts.files) rootFiles.set(root, `sections/${id}/files/${files[root]}`);
  }
  const firstMatch =
    <T, Found>(
      kind: (section: (typeof sections)[number]) => Record<string, T>,
      found: (value: T, params: Record<string, string>) => Found,
    ) =>
    (path: string): Found | undefined => {
      for (const section of sections) {
        for (const [pattern, value] of Object.entries(kind(section))) {
          const params = matchPattern(pattern, path);
          if (params) return found(value, params);
        }
      }
      return undefined;
    };

  const composed = (name: string, { policy }: PageMap): ComposedPage => ({ file: pageFile(name), policy });
  const pageAt = (path: string): ComposedPage | undefined => {
    for (const map of maps.values()) {
      const name = own(map.pages, path);
      if (name) return composed(name, map);
    }
    return undefined;
  };
  const anchors = new Map<string, Set<string>>();
  /** Every passage of a section's pages as "/path#anchor"; read when somebody first asks. */
  const anchorsOf = (id: string, version: string): Set<string> => {
    const { documents } = versionOf(id, version);
    const file = `sections/${id}/files/${documents}`;
    const known = anchors.get(file);
    if (known) return known;
    const found = new Set<string>();
    for (const line of read(file).split('\n').filter(Boolean)) {
      const { url, passages } = parseJsonAt(anchorsSchema, line, file);
      for (const { anchor } of passages) if (anchor) found.add(`${url}#${anchor}`);
    }
    anchors.set(file, found);
    return found;
  };
  const ruleAt = firstMatch(
    ({ missing }) => missing,
    (rule, params) =>
      'redirect' in rule ? { redirect: fillPattern(rule.redirect, params), status: 302 as const } : rule,
  );
  const retirementAt = (path: string) =>
    Object.values(registry.retired ?? {}).find(({ addresses }) =>
      addresses.some((pattern) => matchPattern(pattern, path)),
    );

  return {
    registry,
    registryText: {
      name: createHash('sha256').update(text).digest('hex').slice(0, 20),
      type: 'application/json; charset=utf-8',
      forms: [formOf(gzipSync(text), 'gzip'), formOf(Buffer.from(text))],
    },
    pageAt,
    hasPlace(address) {
      const [path = '', anchor] = address.split('#');
      const section = sections.find(({ id }) => own(maps.get(id)?.pages ?? {}, path));
      if (!section || canonicalPath(path) !== path) return false;
      return anchor === undefined || anchorsOf(section.id, section.version).has(address);
    },
    rootFile: (path) => rootFiles.get(path),
    dataFile(id, code, file) {
      const release = own(registry.sections, id);
      const version = release && (release.code === code ? release.version : own(release.older, code));
      const name = version && own(versionOf(id, version).files, `data/${file}`);
      return name && `sections/${id}/files/${name}`;
    },
    redirectAt: firstMatch(({ redirects }) => redirects, fillPattern),
    missingAt(path) {
      const rule = ruleAt(path);
      if (rule && 'redirect' in rule) return rule;
      const page = rule && pageAt(rule.page);
      if (rule && page) return { page, status: rule.status };
      const retirement = retirementAt(path);
      if (retirement?.heir) return { redirect: retirement.heir, status: 308 };
      const map = [...maps.values()].find(({ missing }) => missing);
      return map?.missing ? { page: composed(map.missing, map), status: retirement ? 410 : 404 } : undefined;
    },
  };
}
