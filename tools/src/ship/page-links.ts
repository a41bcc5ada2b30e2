import { canonicalPath, decoded } from '@roe/shared/contract/pattern';
import { pageFile } from '@roe/shared/contract/store';
import type { Store } from '../store/store.ts';
import { aboutLinks } from './about.ts';
import { isRedirected, ownerOf, retirementAt } from './addresses.ts';
import { firstScreenErrors } from './first-screen.ts';
import type { Candidate } from './gate.ts';
import { linkAdvice } from './link-advice.ts';
import { frameLinksIn, idsIn, type Link, linksIn } from './links.ts';
import { isOfTheSite } from './ownership.ts';

/** What is wrong with pages that are not live yet, links of the shell, and links of live pages to one that loses a place. */
export function linkErrors(store: Store, candidate: Candidate): string[] {
  const { registry, pages, livePages } = candidate;
  const files = new Set([
    ...Object.keys(registry.files),
    ...Object.values(candidate.manifests).flatMap((manifest) => manifest.files),
  ]);
  const isFree = (url: string) => !ownerOf(registry, url) && !retirementAt(registry, url);
  // A page can be withdrawn by its writer alone: who links to it leads to the page that says so.
  const leadsOn = (url: string) =>
    isRedirected(candidate, url) ||
    candidate.gone.has(url) ||
    (isFree(url) && (files.has(url) || isOfTheSite(url) || candidate.isComing(url)));
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

  function errorsAt({ from, href }: Link): string[] {
    const url = pageOf(href);
    const file = pages.get(url);
    const owner = ownerOf(registry, from);
    const written = href.startsWith(`${from}#`) ? href.slice(from.length) : href;
    const advice = (addresses: Iterable<string>) =>
      linkAdvice(written, owner ? `mfe-${owner.id}` : 'shell/src', addresses);
    if (!file) {
      if (leadsOn(url)) return [];
      return [`${from}: expected links to pages, received "${href}", which is none.${advice(pages.keys())}`];
    }
    const [, anchor] = href.split('#');
    if (!anchor || anchorsOf(file).has(decoded(anchor) ?? anchor)) return [];
    const places = [...anchorsOf(file)].map((id) => `#${id}`);
    return [`${from}: expected a place on ${url}, received "#${anchor}", which is not there.${advice(places)}`];
  }

  const ofFrame = candidate.mayDrop ? [] : frameLinks(candidate, textOf).flatMap(errorsAt);
  const ofPages = [...pages].flatMap(([url, file]) => {
    if (livePages.get(url) !== file) {
      const html = textOf(file);
      return [...doubleIdErrors(url, html), ...firstScreenErrors(url, html), ...linksIn(url, html).flatMap(errorsAt)];
    }
    if (shrunk.size === 0) return [];
    return linksIn(url, textOf(file))
      .filter(({ href }) => shrunk.has(pageOf(href)))
      .flatMap(errorsAt);
  });
  return [...ofFrame, ...ofPages];
}

/**
 * What the shell links to by itself, as one page shows it: the shell is the same around all. What it links to because section.json
 * or site.json names it is checked there.
 */
function frameLinks({ registry, pages }: Candidate, textOf: (file: string) => string): Link[] {
  const { about, sections } = registry;
  const named = new Set(Object.values(sections).flatMap(({ nav }) => nav.map(({ href }) => href)));
  for (const href of Object.values(about ? aboutLinks(about) : {})) named.add(href);
  const [first] = pages;
  if (!first) return [];
  const [url, file] = first;
  return frameLinksIn(url, textOf(file))
    .filter(({ href }) => !named.has(href))
    .map(({ href }) => ({ from: 'The shell, around every page', href }));
}

/** An address with "#id" leads to the first of them only. */
function doubleIdErrors(url: string, html: string): string[] {
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
