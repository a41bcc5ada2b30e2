/** A link inside the site, as it stands in a page's own part. */
export interface Link {
  /** Page that it stands on. */
  from: string;
  href: string;
}

/** Links of a page's `<main>`; those of the frame are the frame's own. */
export function linksIn(url: string, html: string): Link[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return Array.from(main.matchAll(/<a\b[^>]*?\bhref="(\/[^"]*|#[^"]*)"/g), ([, href = '']) => ({
    from: url,
    href: href.startsWith('#') ? url + href : href.replace(/&(?:amp|#x26|#38);/gi, '&'),
  }));
}

/** Places of a page that a link can name. They are copies: a part of a string keeps the whole string in memory. */
export const anchorsIn = (html: string): Set<string> =>
  new Set(structuredClone(Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id = '']) => id)));
