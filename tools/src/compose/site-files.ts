import { hashedName } from '@roe/shared/build/content';
import type { Store } from '../store/store.ts';
import { grounds } from './grounds.ts';

const NAME = 'Reality of Everything';
const DESCRIPTION = 'Myths, rituals, physics and habits, read through three layers: stillness, vibration and form.';

/** Files of the site as a whole, which belong to no section: root path → text. */
const siteFiles = (site: string): Record<string, string> => ({
  '/opensearch.xml': `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>ROE</ShortName>
  <LongName>${NAME}</LongName>
  <Description>${DESCRIPTION}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${site}/favicon.svg</Image>
  <Url type="text/html" template="${site}/decodings?search={searchTerms}"/>
</OpenSearchDescription>
`,
  '/robots.txt': 'User-agent: *\nAllow: /\n',
  '/site.webmanifest': `${JSON.stringify(
    {
      name: NAME,
      short_name: 'ROE',
      description: DESCRIPTION,
      lang: 'en',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      background_color: grounds.night,
      theme_color: grounds.night,
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    },
    null,
    2,
  )}\n`,
});

/** Puts them into the store. Returns root path → file. */
export async function addSiteFiles(store: Store, site: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const [path, text] of Object.entries(siteFiles(site))) {
    const name = hashedName(path, text);
    await store.add(`site/files/${name}`, text);
    files[path] = name;
  }
  return files;
}
