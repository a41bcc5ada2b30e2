import { canonicalPath, decoded, matchPattern } from '@roe/shared/contract/pattern';
import { pageFile } from '@roe/shared/contract/store';
import type { Store } from '../store/store.ts';
import { aboutLinks } from './about.ts';
import { isRedirected, retirementAt } from './addresses.ts';
import type { Candidate } from './gate.ts';
import { frameLinksIn, idsIn, type Link, linksIn } from './links.ts';

/** Links of the shell, links of pages that are not live yet, and links of live pages to one that loses a place. */
export function linkErrors(store: Store, candidate: Candidate): string[] {
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

  function errorsAt({ from, href }: Link): string[] {
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

  const ofFrame = candidate.mayDrop ? [] : frameLinks(candidate, textOf).flatMap(errorsAt);
  const ofPages = [...pages].flatMap(([url, file]) => {
    if (livePages.get(url) !== file) {
      const html = textOf(file);
      return [...doubleIdErrors(url, html), ...linksIn(url, html).flatMap(errorsAt)];
    }
    if (shrunk.size === 0) return [];
    return linksIn(url, textOf(file))
      .filter(({ href }) => shrunk.has(pageOf(href)))
      .flatMap(errorsAt);
  });
  return [...ofFrame.map((error) => `${error}. Change the link in shell/src, or keep the page.`), ...ofPages];
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
