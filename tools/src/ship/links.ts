/** A link inside the site, as it stands in a page's own part. */
export interface Link {
  /** Page that it stands on. */
  from: string;
  href: string;
}

/** Links of a page's `<main>`. */
export const linksIn = (url: string, html: string): Link[] => targetsIn(url, html.slice(...mainOf(html)));

/** Links around a page's `<main>`: header, footer, dialogs and the search's form, which are the shell's own. */
export function frameLinksIn(url: string, html: string): Link[] {
  const [start, end] = mainOf(html);
  return targetsIn(url, html.slice(0, start) + html.slice(end));
}

const mainOf = (html: string): [start: number, end: number] => [html.indexOf('<main'), html.indexOf('</main>')];

const LINK = /<(?:a\b[^>]*?\bhref|form\b[^>]*?\baction)="(?![a-z][a-z\d+.-]*:)([^"]*)"/gi;

const targetsIn = (url: string, html: string): Link[] =>
  Array.from(html.matchAll(LINK), ([, target = '']) => ({
    from: url,
    href: fromRoot(url, target.replace(/&(?:amp|#x26|#38);/gi, '&')),
  }));

/** A link as it reads from the site's root: without one it leads from the page's own address to another. */
function fromRoot(url: string, href: string): string {
  if (href.startsWith('/')) return href;
  if (href.startsWith('#')) return url + href;
  const { pathname, search, hash } = new URL(href, `https://site.invalid${url}`);
  return pathname + search + hash;
}

const WITH_ID = /<[a-z][^\s>]*(?:\s+[^\s"=>]+(?:="[^"]*")?)*?\s+id="([^"]*)"/gi;

/** Ids of a page's elements, in its order. They are copies: a part of a string keeps the whole string in memory. */
export const idsIn = (html: string): string[] =>
  structuredClone(Array.from(html.matchAll(WITH_ID), ([, id = '']) => id));
