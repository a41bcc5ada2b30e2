import { statSync } from 'node:fs';
import type { Asset, Registry, SectionVersion, ShellVersion } from '@roe/shared/contract';
import { canonicalPath, matchPattern } from '@roe/shared/contract/pattern';
import type { Link } from '../compose/links.ts';
import type { Store } from '../store/store.ts';

/** What would go live: checked before the flip, because after it there are visitors. */
export interface Candidate {
  registry: Omit<Registry, 'revision'>;
  shell: ShellVersion;
  /** Versions that this ship changes. */
  versions: SectionVersion[];
  /** Pages of every section: URL → file. */
  pages: Map<string, string>;
  /** Pages that are live now. */
  livePages: Iterable<string>;
  links: Link[];
}

/** @returns a sentence for each fault; empty where the candidate may go live */
export function faultsOf(store: Store, candidate: Candidate): string[] {
  return [
    ...pathFaults(candidate),
    ...candidate.versions.flatMap((version) => [
      ...contractFaults(version, candidate.shell),
      ...budgetFaults(store, version),
      ...fileFaults(version),
    ]),
    ...navFaults(candidate),
    ...droppedFaults(candidate),
    ...linkFaults(store, candidate),
  ];
}

const majorOf = (version: string) => version.split('.')[0];

function contractFaults({ facts, contract, requires }: SectionVersion, shell: ShellVersion): string[] {
  if (majorOf(contract) !== majorOf(shell.contract)) {
    return [
      `mfe-${facts.id}: expected contract ${majorOf(shell.contract)}.x of the frame, received ${contract}. Build the section with the frame's @roe/shared.`,
    ];
  }
  return requires
    .filter((specifier) => !(specifier in shell.provides))
    .map(
      (specifier) =>
        `mfe-${facts.id}: expected imports that the frame provides or that are built in, received "${specifier}". Add it to the package's dependencies.`,
    );
}

function budgetFaults(store: Store, { facts, entry, js, css }: SectionVersion): string[] {
  const weigh = (assets: Asset[]) => assets.reduce((sum, { url }) => sum + compressedSize(store, url), 0) / 1000;
  const weights = { script: weigh([entry, ...js]), style: weigh(css) };
  return (['script', 'style'] as const)
    .filter((kind) => weights[kind] > facts.budget[kind])
    .map(
      (kind) =>
        `mfe-${facts.id}/section.json: field "budget.${kind}": expected at most ${facts.budget[kind]} kB, received a build of ${weights[kind].toFixed(1)} kB`,
    );
}

const compressedSize = (store: Store, url: string): number =>
  statSync(store.at(store.has(`${url}.br`) ? `${url}.br` : url)).size;

function fileFaults({ facts, files }: SectionVersion): string[] {
  const shipped = Object.keys(files).filter((file) => file.startsWith('/'));
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

function pathFaults({ registry }: Candidate): string[] {
  const owners = new Map<string, string>();
  const faults: string[] = [];
  for (const { id, paths, redirects } of Object.values(registry.sections)) {
    for (const pattern of [...paths, ...Object.keys(redirects)]) {
      const shape = pattern.replace(/:\w+/g, ':');
      const owner = owners.get(shape);
      if (owner)
        faults.push(
          `mfe-${id}/section.json: field "paths": expected paths of its own, received "${pattern}", which mfe-${owner} owns`,
        );
      owners.set(shape, id);
    }
  }
  return faults;
}

function navFaults({ registry, pages }: Candidate): string[] {
  return Object.values(registry.sections).flatMap(({ id, nav }) =>
    nav
      .filter(({ href }) => !pages.has(href))
      .map(
        ({ href }) => `mfe-${id}/section.json: field "nav": expected links to pages, received "${href}", which is none`,
      ),
  );
}

const isRedirected = ({ registry }: Candidate, url: string): boolean =>
  Object.values(registry.sections).some(({ redirects }) =>
    Object.keys(redirects).some((pattern) => matchPattern(pattern, url)),
  );

function droppedFaults(candidate: Candidate): string[] {
  return [...candidate.livePages]
    .filter((url) => !candidate.pages.has(url) && !isRedirected(candidate, url))
    .map(
      (url) => `${url} is live and would be gone. Keep the page, or name its heir under "redirects" in section.json.`,
    );
}

function linkFaults(store: Store, candidate: Candidate): string[] {
  const { registry, pages, links, shell: _ } = candidate;
  const isOwned = (url: string) =>
    Object.values(registry.sections).some(({ paths }) => paths.some((pattern) => matchPattern(pattern, url)));
  const bodies = new Map<string, string>();
  return links.flatMap(({ from, href }) => {
    const [target = '', anchor] = href.split('#');
    const url = canonicalPath(target.replace(/\?.*$/, '')) ?? target;
    const file = pages.get(url);
    if (!file) {
      // Until its section is shipped for the first time, an address has no owner and is nobody's fault.
      return isOwned(url) && !isRedirected(candidate, url)
        ? [`${from}: expected links to pages, received "${href}", which is none`]
        : [];
    }
    if (!anchor) return [];
    if (!bodies.has(file)) bodies.set(file, store.read('pages', file.slice(0, 2), file));
    return bodies.get(file)?.includes(` id="${decodeURIComponent(anchor)}"`)
      ? []
      : [`${from}: expected a place on ${url}, received "#${anchor}", which is not there`];
  });
}
