import { statSync } from 'node:fs';
import type { Registry, Retirement, SectionVersion, ShellVersion } from '@roe/shared/contract';
import { canRun } from '@roe/shared/contract/compatible';
import { canonicalPath, decoded, isPageFile, matchPattern } from '@roe/shared/contract/pattern';
import { pageFile } from '@roe/shared/contract/store';
import type { Store } from '../store/store.ts';
import { aboutFaults } from './about.ts';
import { kindFaults } from './kind-owners.ts';
import { idsIn, type Link, linksIn } from './links.ts';
import { menuFaults } from './menu.ts';
import { ownershipFaults } from './ownership.ts';
import { weightOf } from './weight.ts';

/** What would go live: checked before the flip, because after it there are visitors. */
export interface Candidate {
  registry: Omit<Registry, 'revision'>;
  shell: ShellVersion;
  /** Versions that this ship changes. */
  versions: SectionVersion[];
  /** What each section of the registry says of itself in section.json, by id. */
  facts: Record<string, SectionVersion['facts']>;
  /** Pages of every section: URL → file. */
  pages: Map<string, string>;
  /** Former addresses of pages → their address. */
  moved: Map<string, string>;
  /** Addresses of pages that were withdrawn. */
  gone: Set<string>;
  /** Pages and former addresses as they are live now. */
  livePages: Map<string, string>;
  liveMoved: Map<string, string>;
  /** Whether pages that are live may be gone. */
  mayDrop: boolean;
}

/** @returns a sentence for each fault; empty where the candidate may go live */
export function faultsOf(store: Store, candidate: Candidate): string[] {
  return [
    ...contractFaults(candidate),
    ...ownershipFaults(candidate),
    ...candidate.versions.flatMap((version) => [
      ...budgetFaults(store, version),
      ...dataFaults(store, version),
      ...fileFaults(version),
    ]),
    ...menuFaults(candidate),
    ...kindFaults(candidate),
    ...aboutFaults(candidate),
    ...targetFaults(candidate),
    ...(candidate.mayDrop ? [] : droppedFaults(candidate)),
    ...linkFaults(store, candidate),
  ];
}

function contractFaults({ registry, shell }: Candidate): string[] {
  return Object.values(registry.sections).flatMap(({ id, contract, requires }) =>
    canRun(shell.contract, contract)
      ? requires
          .filter((specifier) => !(specifier in shell.provides))
          .map(
            (specifier) =>
              `mfe-${id}: expected imports that the frame provides or that are built in, received "${specifier}". Add it to the package's dependencies.`,
          )
      : [
          `mfe-${id}: expected a contract that the frame of ${shell.contract} has, received ${contract}. Ship the frame and the section together: npm run ship -- shell ${id}`,
        ],
  );
}

function budgetFaults(store: Store, { facts, entry, js, css, later }: SectionVersion): string[] {
  const [scripts, styles] = [/\.js$/, /\.css$/].map((kind) => later.filter(({ url }) => kind.test(url)));
  const weights = {
    script: weightOf(store, [entry, ...js, ...(scripts ?? [])]) / 1000,
    style: weightOf(store, [...css, ...(styles ?? [])]) / 1000,
  };
  return (['script', 'style'] as const)
    .filter((kind) => weights[kind] > facts.budget[kind])
    .map(
      (kind) =>
        `mfe-${facts.id}/section.json: field "budget.${kind}": expected at most ${facts.budget[kind]} kB, received a build of ${weights[kind].toFixed(1)} kB`,
    );
}

/** The most that the JSON of one page may hold, in bytes before compression: three times the largest of the site's own. */
const MOST_DATA = 100_000;

function dataFaults(store: Store, { facts, files }: SectionVersion): string[] {
  return Object.entries(files)
    .filter(([logical]) => logical.startsWith('data/') && isPageFile(logical.slice('data/'.length)))
    .map(([logical, file]) => ({ logical, size: statSync(store.at(`sections/${facts.id}/files/${file}`)).size }))
    .filter(({ size }) => size > MOST_DATA)
    .map(
      ({ logical, size }) =>
        `mfe-${facts.id}: ${logical}: expected at most ${MOST_DATA / 1000} kB of data for a page, received ${(size / 1000).toFixed(1)} kB. Split the page, or leave out what it does not show.`,
    );
}

/** Files that pages find under the hash of their bytes, so that they have no address of their own. */
const isNamedByHash = /^\/(pictures|previews)\//;

function fileFaults({ facts, files }: SectionVersion): string[] {
  const shipped = Object.keys(files).filter((file) => file.startsWith('/') && !isNamedByHash.test(file));
  const place = `mfe-${facts.id}/section.json: field "files"`;
  return [
    ...facts.files
      .filter((file) => !shipped.includes(file))
      .map((file) => `${place}: expected ${file} in media/, but there is no such file`),
    ...shipped
      .filter((file) => !facts.files.includes(file))
      .map((file) => `${place}: expected every file of media/, but ${file} is missing`),
  ];
}

/** Menu, redirects, rules for what is missing, and heirs must lead to pages. */
function targetFaults(candidate: Candidate): string[] {
  const heirs = Object.entries(candidate.registry.retired ?? {})
    .filter(([, { heir }]) => heir !== null && !candidate.pages.has(heir) && !candidate.moved.has(heir))
    .map(([id, { heir }]) => `The heir of ${id}: expected a page, received "${heir}", which is none`);
  const targets = Object.values(candidate.registry.sections).flatMap(({ id, nav, redirects, missing }) => {
    const targets = [
      ...nav.map(({ href }) => ({ field: 'nav', href, isLink: true })),
      ...Object.values(redirects).map((href) => ({ field: 'redirects', href, isLink: true })),
      ...Object.values(missing).map((rule) => ({
        field: 'missing',
        href: 'redirect' in rule ? rule.redirect : rule.page,
        isLink: 'redirect' in rule,
      })),
    ];
    const leadsOn = (url: string, isLink: boolean) => candidate.pages.has(url) || (isLink && candidate.moved.has(url));
    return targets
      .filter(({ href, isLink }) => !/\/:/.test(href) && !leadsOn(href.replace(/[?#].*$/, ''), isLink))
      .map(
        ({ field, href }) =>
          `mfe-${id}/section.json: field "${field}": expected links to pages, received "${href}", which is none`,
      );
  });
  return [...targets, ...heirs];
}

const isRedirected = ({ registry, moved }: Candidate, url: string): boolean =>
  moved.has(url) ||
  Object.values(registry.sections).some(({ redirects }) =>
    Object.keys(redirects).some((pattern) => matchPattern(pattern, url)),
  ) ||
  Boolean(retirementAt(registry, url)?.heir);

/** The retired section that an address belonged to. */
const retirementAt = ({ retired = {} }: Candidate['registry'], url: string): Retirement | undefined =>
  Object.values(retired).find(({ addresses }) => addresses.some((pattern) => matchPattern(pattern, url)));

function droppedFaults(candidate: Candidate): string[] {
  const { pages, gone, livePages, liveMoved, registry } = candidate;
  return [...livePages.keys(), ...liveMoved.keys()]
    .filter((url) => !pages.has(url) && !gone.has(url) && !isRedirected(candidate, url) && !retirementAt(registry, url))
    .map(
      (url) =>
        `${url} is live and would be gone. Keep the page, name the address among the "aliases" of the page that follows it or under "redirects" in section.json, or withdraw it.`,
    );
}

/** Links of pages that are not live yet, and links of live pages to one that loses a place. */
function linkFaults(store: Store, candidate: Candidate): string[] {
  const { registry, pages, livePages } = candidate;
  const isOwned = (url: string) =>
    Object.values(registry.sections).some(({ paths }) => paths.some((pattern) => matchPattern(pattern, url))) ||
    retirementAt(registry, url) !== undefined;
  const textOf = (file: string): string => store.read(pageFile(file));
  // Kept are anchors, not texts: of ten thousand pages these would fill the memory.
  const anchors = new Map<string, Set<string>>();
  const anchorsOf = (file: string): Set<string> => {
    const known = anchors.get(file) ?? new Set(idsIn(textOf(file)));
    anchors.set(file, known);
    return known;
  };
  const losesPlaces = (url: string, file: string): boolean => {
    const live = livePages.get(url);
    return live !== undefined && live !== file && [...anchorsOf(live)].some((anchor) => !anchorsOf(file).has(anchor));
  };
  const shrunk = new Set([...pages].filter(([url, file]) => losesPlaces(url, file)).map(([url]) => url));
  for (const url of livePages.keys()) if (!pages.has(url) && !candidate.mayDrop) shrunk.add(url);

  function faultsAt({ from, href }: Link): string[] {
    const url = pageOf(href);
    const file = pages.get(url);
    if (!file) {
      // Until its section is shipped for the first time, an address has no owner and is nobody's fault. A page can be
      // withdrawn by its writer alone: who links to it leads to the page that says so.
      return isOwned(url) && !isRedirected(candidate, url) && !candidate.gone.has(url)
        ? [`${from}: expected links to pages, received "${href}", which is none`]
        : [];
    }
    const [, anchor] = href.split('#');
    return !anchor || anchorsOf(file).has(decoded(anchor) ?? anchor)
      ? []
      : [`${from}: expected a place on ${url}, received "#${anchor}", which is not there`];
  }

  return [...pages].flatMap(([url, file]) => {
    if (livePages.get(url) !== file) {
      const html = textOf(file);
      return [...doubleIdFaults(url, html), ...linksIn(url, html).flatMap(faultsAt)];
    }
    if (shrunk.size === 0) return [];
    return linksIn(url, textOf(file))
      .filter(({ href }) => shrunk.has(pageOf(href)))
      .flatMap(faultsAt);
  });
}

/** An address with "#id" leads to the first of them only. */
function doubleIdFaults(url: string, html: string): string[] {
  const seen = new Set<string>();
  const twice = new Set(idsIn(html).filter((id) => seen.has(id) || !seen.add(id)));
  return [...twice].map(
    (id) =>
      `${url}: expected every id once, received "${id}" twice. Give the heading other words, or the element another id.`,
  );
}

/** Address of the page that a link leads to. */
function pageOf(href: string): string {
  const target = href.replace(/[?#].*$/, '');
  return canonicalPath(target) ?? target;
}
