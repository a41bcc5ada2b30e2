import type { APIRequestContext, Page } from '@playwright/test';
import { article } from './article-specimens.ts';
import { expect, test } from './journey.ts';
import { analysis } from './list-specimens.ts';

/** Origin that a store gets where SITE_URL is not set. */
const ORIGIN = 'http://127.0.0.1:4100';

const feeds = [
  { path: '/rss.xml', type: 'application/rss+xml' },
  { path: '/atom.xml', type: 'application/atom+xml' },
  { path: '/feed.json', type: 'application/feed+json' },
];

/** Texts of these elements of an XML file, as the browser's parser reads it. */
async function textsIn(page: Page, xml: string, selector: string): Promise<string[]> {
  const result = await page.evaluate(
    ([text, selector]) => {
      const parsed = new DOMParser().parseFromString(text, 'text/xml');
      const error = parsed.querySelector('parsererror')?.textContent;
      return error
        ? { error }
        : { texts: Array.from(parsed.querySelectorAll(selector), (element) => element.textContent) };
    },
    [xml, selector] as const,
  );
  expect(result.error).toBeUndefined();
  return result.texts ?? [];
}

/** What stands at an address that a file of the site names. */
function follow(request: APIRequestContext, address: string, site: string) {
  expect(address.startsWith(`${ORIGIN}/`)).toBe(true);
  return request.get(address.replace(ORIGIN, site), { maxRedirects: 0 });
}

for (const { path, type } of [
  ...feeds,
  { path: '/sitemap.xml', type: 'application/xml' },
  { path: '/robots.txt', type: 'text/plain' },
  { path: '/llms.txt', type: 'text/plain' },
]) {
  test(`${path} is served as ${type}`, async ({ request, site }) => {
    const response = await request.get(site.url + path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']?.split(';')[0]).toBe(type);
    expect(response.headers()['cache-control']).toBe('no-cache');
  });
}

test('every address of the sitemap is a page that calls itself so and may be found', async ({
  page,
  request,
  site,
}) => {
  const xml = await (await request.get(`${site.url}/sitemap.xml`)).text();
  const addresses = await textsIn(page, xml, 'url > loc');
  expect(addresses).toEqual(expect.arrayContaining([`${ORIGIN}/`, ORIGIN + article().url]));
  expect(addresses).toEqual([...new Set(addresses)].sort());
  for (const address of addresses) {
    const response = await follow(request, address, site.url);
    expect([address, response.status()]).toEqual([address, 200]);
    const html = await response.text();
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(html).not.toContain('<meta name="robots" content="noindex"');
  }
});

test('the three feeds name the same pages, all of which are there', async ({ page, request, site }) => {
  const read = async (path: string) => (await request.get(site.url + path)).text();
  const rss = await textsIn(page, await read('/rss.xml'), 'item > link');
  expect(rss.length).toBeGreaterThan(0);
  expect(await textsIn(page, await read('/atom.xml'), 'entry > id')).toEqual(rss);
  const { items }: { items: { url: string }[] } = JSON.parse(await read('/feed.json'));
  expect(items.map(({ url }) => url)).toEqual(rss);
  for (const address of rss) expect((await follow(request, address, site.url)).status()).toBe(200);
});

test('robots may read everything and are told where the sitemap is', async ({ request, site }) => {
  const text = await (await request.get(`${site.url}/robots.txt`)).text();
  expect(text).toContain('User-agent: *\nAllow: /\n');
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(text) ?? [];
  expect((await follow(request, sitemap, site.url)).status()).toBe(200);
});

test('language models find the pages with their summaries', async ({ request, site }) => {
  const text = await (await request.get(`${site.url}/llms.txt`)).text();
  expect(text).toMatch(/^# Reality of Everything\n\n> \w/);
  const { title, url } = article();
  const line = text.split('\n').find((line) => line.startsWith(`- [${title}](${ORIGIN}${url}): `));
  expect(line?.split('): ')[1]).toMatch(/\w/);
  expect((await follow(request, ORIGIN + url, site.url)).status()).toBe(200);
});

test('every page names the feeds and the icon of home screens, and all icons are there', async ({
  page,
  request,
  site,
}) => {
  for (const path of ['/', article().url, '/audio', '/glossary']) {
    await page.goto(site.url + path);
    for (const { path: href, type } of feeds)
      await expect(page.locator(`head > link[rel="alternate"][type="${type}"]`)).toHaveAttribute('href', href);
    await expect(page.locator('head > link[rel="apple-touch-icon"]')).toHaveAttribute(
      'href',
      '/icons/apple-touch-icon.png',
    );
  }
  const { icons }: { icons: { src: string; type: string }[] } = await (
    await request.get(`${site.url}/site.webmanifest`)
  ).json();
  for (const { src, type } of [...icons, { src: '/icons/apple-touch-icon.png', type: 'image/png' }]) {
    const response = await request.get(site.url + src);
    expect([src, response.status(), response.headers()['content-type']?.split(';')[0]]).toEqual([src, 200, type]);
  }
});

for (const { page: name, path, types } of [
  { page: 'the home page', path: () => '/', types: ['WebSite'] },
  { page: 'an article', path: () => article().url, types: ['Article', 'BreadcrumbList'] },
  { page: 'an analysis', path: () => analysis().url, types: ['Article', 'BreadcrumbList'] },
  { page: 'another page', path: () => '/about', types: ['BreadcrumbList'] },
]) {
  test(`${name} tells search engines of ${types.join(' and ')}, which the page's policy lets stand`, async ({
    page,
    site,
  }) => {
    await page.goto(site.url + path());
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(blocks).toHaveLength(1);
    const { '@graph': things } = JSON.parse(blocks[0] ?? '');
    expect(things.map((thing: { '@type': string }) => thing['@type'])).toEqual(types);
  });
}

test('an address without a page tells search engines nothing', async ({ request, site }) => {
  const response = await request.get(`${site.url}/nowhere`);
  expect(response.status()).toBe(404);
  expect(await response.text()).not.toContain('application/ld+json');
});
