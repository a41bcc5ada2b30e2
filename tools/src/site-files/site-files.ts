import { hashedName } from '@roe/shared/kit/hash';
import { grounds } from '../compose/grounds.ts';

import type { Store } from '../store/store.ts';
import type { WholeSite } from './documents.ts';
import { feedsOf } from './feeds.ts';
import { llmsOf } from './llms.ts';
import { noticesOf, type Package } from './notices.ts';
import { sitemapOf } from './sitemap.ts';

/** Brotli quality: these files are made anew with every page that is added. */
const QUALITY = 6;

/** Files of the site as a whole, which belong to no section: root path → text. */
export function siteFiles(whole: WholeSite, packages: Package[]): Record<string, string> {
  const { site, about } = whole;
  const { name, shortName, description, language, search } = about;
  return {
    ...feedsOf(whole),
    ...sitemapOf(whole),
    '/llms.txt': llmsOf(whole),
    '/third-party-notices.txt': noticesOf(packages),
    '/robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`,
    '/opensearch.xml': `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${shortName}</ShortName>
  <LongName>${name}</LongName>
  <Description>${description}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${site}/favicon.svg</Image>
  <Url type="text/html" template="${site}${search.action}?${search.parameter}={searchTerms}"/>
</OpenSearchDescription>
`,
    '/site.webmanifest': `${JSON.stringify(
      {
        name,
        short_name: shortName,
        description,
        lang: language,
        start_url: '/',
        scope: '/',
        display: 'minimal-ui',
        background_color: grounds.night,
        theme_color: grounds.night,
        icons: [
          { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      null,
      2,
    )}\n`,
  };
}

/**
 * Puts them into the store; a file that did not change is found there.
 * @param packages of other people, as they come with the shell and the sections
 * @returns root path → file
 */
export async function addSiteFiles(
  store: Store,
  whole: WholeSite,
  packages: Package[],
): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const [path, text] of Object.entries(siteFiles(whole, packages))) {
    const name = hashedName(path, text);
    await store.add(`site/files/${name}`, text, QUALITY);
    files[path] = name;
  }
  return files;
}
