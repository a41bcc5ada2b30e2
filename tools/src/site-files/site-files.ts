import { hashedName } from '@roe/shared/kit/content';
import { grounds } from '../compose/grounds.ts';
import { SITE_NAME } from '../compose/structured-data.ts';
import type { Store } from '../store/store.ts';
import type { ListedDocument, WholeSite } from './documents.ts';
import { feedsOf } from './feeds.ts';
import { llmsOf } from './llms.ts';
import { noticesOf, type Package } from './notices.ts';
import { sitemapOf } from './sitemap.ts';

const DESCRIPTION = 'Myths, rituals, physics and habits, read through three layers: stillness, vibration and form.';
/** Brotli quality: these files are made anew with every page that is added. */
const QUALITY = 6;

/** Files of the site as a whole, which belong to no section: root path → text. */
export function siteFiles(site: string, documents: ListedDocument[], packages: Package[]): Record<string, string> {
  const [name, description] = [SITE_NAME, DESCRIPTION];
  const whole: WholeSite = { site, name, description, documents };
  return {
    ...feedsOf(whole),
    ...sitemapOf(whole),
    '/llms.txt': llmsOf(whole),
    '/third-party-notices.txt': noticesOf(packages),
    '/robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`,
    '/opensearch.xml': `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>ROE</ShortName>
  <LongName>${name}</LongName>
  <Description>${description}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${site}/favicon.svg</Image>
  <Url type="text/html" template="${site}/decodings?search={searchTerms}"/>
</OpenSearchDescription>
`,
    '/site.webmanifest': `${JSON.stringify(
      {
        name,
        short_name: 'ROE',
        description,
        lang: 'en',
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
 * @param documents what search engines may know of all sections, by URL
 * @param packages of other people, as they come with the frame and the sections
 * @returns root path → file
 */
export async function addSiteFiles(
  store: Store,
  site: string,
  documents: ListedDocument[],
  packages: Package[],
): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const [path, text] of Object.entries(siteFiles(site, documents, packages))) {
    const name = hashedName(path, text);
    await store.add(`site/files/${name}`, text, QUALITY);
    files[path] = name;
  }
  return files;
}
