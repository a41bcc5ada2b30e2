import { statSync } from 'node:fs';
import type { Registry, SectionVersion, ShellVersion } from '@roe/shared/contract';
import { canRun } from '@roe/shared/contract/compatible';
import { isPageFile } from '@roe/shared/contract/pattern';
import type { Store } from '../store/store.ts';
import { aboutErrors } from './about.ts';
import { droppedErrors, targetErrors } from './addresses.ts';
import { kindErrors } from './kind-owners.ts';
import { menuErrors } from './menu.ts';
import { ownershipErrors } from './ownership.ts';
import { linkErrors } from './page-links.ts';
import { weightOf } from './weight.ts';

/** What would go live: checked before the promotion, because after it there are visitors. */
export interface Candidate {
  registry: Omit<Registry, 'revision'>;
  shell: ShellVersion;
  /** Versions that this ship changes. */
  versions: SectionVersion[];
  /** What each section of the registry says of itself in section.json, by id. */
  manifests: Record<string, SectionVersion['facts']>;
  /** Pages of every section: URL → file. */
  pages: Map<string, string>;
  /** Former addresses of pages → their address. */
  moved: Map<string, string>;
  /** Addresses of pages that were withdrawn. */
  gone: Set<string>;
  /** Whether a section of the project will have an address that none has yet. */
  isComing(url: string): boolean;
  /** Pages and former addresses as they are live now. */
  livePages: Map<string, string>;
  liveMoved: Map<string, string>;
  /** Whether pages that are live may be gone. */
  mayDrop: boolean;
}

/** @returns a sentence for each error; empty where the candidate may go live */
export function errorsOf(store: Store, candidate: Candidate): string[] {
  return [
    ...contractErrors(candidate),
    ...ownershipErrors(candidate),
    ...candidate.versions.flatMap((version) => [
      ...budgetErrors(store, version),
      ...dataErrors(store, version),
      ...privateErrors(store, version),
      ...fileErrors(version),
    ]),
    ...menuErrors(candidate),
    ...kindErrors(candidate),
    ...aboutErrors(candidate),
    ...targetErrors(candidate),
    ...(candidate.mayDrop ? [] : droppedErrors(candidate)),
    ...linkErrors(store, candidate),
  ];
}

function contractErrors({ registry, shell }: Candidate): string[] {
  return Object.values(registry.sections).flatMap(({ id, contract, requires }) =>
    canRun(shell.contract, contract)
      ? requires
          .filter((specifier) => !(specifier in shell.provides))
          .map(
            (specifier) =>
              `mfe-${id}: expected imports that the shell provides or that are built in, received "${specifier}". Add it to the package's dependencies.`,
          )
      : [
          `mfe-${id}: expected a contract that the shell of ${shell.contract} has, received ${contract}. Ship the shell and the section together: npm run ship -- shell ${id}`,
        ],
  );
}

/** What a visitor of one page loads at most: what all pages need, and the heaviest that is loaded later at once. */
function budgetErrors(store: Store, { facts, entry, js, css, later, lazy = {} }: SectionVersion): string[] {
  const heaviest = (kind: RegExp) => {
    const files = later.filter(({ url }) => kind.test(url));
    const loads = Object.values(lazy).map((urls) => files.filter(({ url }) => urls.includes(url)));
    const others = files.filter((file) => !loads.flat().includes(file));
    return weightOf(store, others) + Math.max(0, ...loads.map((load) => weightOf(store, load)));
  };
  const weights = {
    script: (weightOf(store, [entry, ...js]) + heaviest(/\.js$/)) / 1000,
    style: (weightOf(store, css) + heaviest(/\.css$/)) / 1000,
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

function dataErrors(store: Store, { facts, files }: SectionVersion): string[] {
  return Object.entries(files)
    .filter(([logical]) => logical.startsWith('data/') && isPageFile(logical.slice('data/'.length)))
    .map(([logical, file]) => ({ logical, size: statSync(store.at(`sections/${facts.id}/files/${file}`)).size }))
    .filter(({ size }) => size > MOST_DATA)
    .map(
      ({ logical, size }) =>
        `mfe-${facts.id}: ${logical}: expected at most ${MOST_DATA / 1000} kB of data for a page, received ${(size / 1000).toFixed(1)} kB. Split the page, or leave out what it does not show.`,
    );
}

/** The most that a file for the gateway may hold, in bytes: it is kept in the gateway's memory. */
const MOST_PRIVATE = 1_000_000;

function privateErrors(store: Store, { facts, private: files }: SectionVersion): string[] {
  return Object.entries(files).flatMap(([name, file]) => {
    const text = store.read(`sections/${facts.id}/private/${file}`);
    const place = `mfe-${facts.id}/private/${name}.json`;
    const size = Buffer.byteLength(text);
    if (size > MOST_PRIVATE)
      return [
        `${place}: expected at most ${MOST_PRIVATE / 1000} kB, received ${(size / 1000).toFixed(1)} kB. Split it.`,
      ];
    return isJson(text) ? [] : [`${place}: expected JSON, received text that is none`];
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Files that pages find under the hash of their bytes, so that they have no address of their own. */
const isNamedByHash = /^\/(pictures|previews|sound)\//;

function fileErrors({ facts, files }: SectionVersion): string[] {
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
