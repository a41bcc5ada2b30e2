/** A link inside the site, as it stands in a page's own part. */
export interface Link {
  /** Page that it stands on. */
  from: string;
  href: string;
}

/** Links of a page's `<main>`; those of the frame are the frame's own. */
export function linksIn(url: string, body: string): Link[] {
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  return Array.from(main.matchAll(/<a\b[^>]*?\bhref="(\/[^"]*|#[^"]*)"/g), ([, href = '']) => ({
    from: url,
    href: href.startsWith('#') ? url + href : href.replaceAll('&amp;', '&'),
  }));
}
