import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { article } from './article-specimens.ts';
import { expect, hydrated, open, test, title } from './journey.ts';
import { copyStore, startServer } from './site.ts';

/** Hands markup to the page as a careless script would; says what became of it. */
const write = (page: Page, markup: string): Promise<string> =>
  page.evaluate((html) => {
    const place = document.createElement('div');
    document.body.append(place);
    try {
      place.innerHTML = html;
      return `written: ${place.innerHTML}`;
    } catch (error) {
      return `${error}`;
    } finally {
      place.remove();
    }
  }, markup);

test.describe('markup that can run, or lead away from the page,', { tag: '@hostile' }, () => {
  test.use({ expected: /inline (event handler|style) violates/ });

  test('is refused', async ({ page, site }) => {
    await open(page, `${site.url}/about`);
    for (const markup of [
      '<script>isOwned = 1</script>',
      '<svg><script href="/shell/files/main.js"></script></svg>',
      '<SCRIPT\nsrc="/sections/x/files/x.js">',
      '<iframe srcdoc="&lt;script&gt;isOwned = 1&lt;/script&gt;"></iframe>',
      '<frameset><frame src="/"></frameset>',
      '<p>a<meta http-equiv="refresh" content="0; url=https://elsewhere.example">',
      '<Meta/http-equiv=refresh/content=0>',
      '<base href="https://elsewhere.example">',
      '<object data="/assets/x.pdf"></object>',
      '<embed src="/assets/x.pdf">',
      '<form action="/contact"><button>Go on</button></form>',
      '<link rel="prefetch" href="https://elsewhere.example">',
      '<template shadowrootmode="open"><p>x</p></template>',
      '<noscript><p title="</noscript><meta http-equiv=refresh content=0>">',
      '<textarea></textarea><meta http-equiv="refresh" content="0">',
      '<img src="/none.png" onerror="isOwned = 1">',
      '<img/src="/none.png"/onerror="isOwned = 1">',
      '<img alt=">" OnError=isOwned=1 src=x>',
      '<img x" onload=isOwned=1 y=">">',
      `<img alt='a'onload=isOwned=1>`,
      '<svg onload="isOwned = 1"></svg>',
      '<details open ontoggle=\nisOwned=1>',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img onerror=isOwned=1 src=x&gt;" onerror=isOwned=1>',
    ])
      expect(await write(page, markup), markup).toContain('TypeError: expected markup without scripts');
    expect(await page.evaluate(() => 'isOwned' in globalThis)).toBe(false);
    await expect(page).toHaveURL(`${site.url}/about`);
  });
});

test('text that only speaks of such markup, links and pictures pass as they are', async ({ page, site }) => {
  await open(page, `${site.url}/about`);
  for (const markup of [
    '<p>Write &lt;script&gt; and &lt;form onsubmit="x"&gt;; all is one = one.</p>',
    '<p>In <code>on = 1</code> "onload=" is text, and so is 1 &lt; 2 and a&gt;b.</p>',
    '<a href="https://example.org/x?on=1" title="example.org" rel="noopener">a</a>',
    '<img src="data:," alt="depends on = x" loading="lazy">',
  ])
    expect(await write(page, markup)).toBe(`written: ${markup}`);
});

test('every text of the site passes', async ({ page, site }) => {
  await open(page, `${site.url}/about`);
  const { texts, refused } = await page.evaluate(async () => {
    const json = async (url: string) => (await fetch(url)).json();
    const { sections } = (await json('/registry.json')) as { sections: Record<string, { data: string }> };
    const refused: string[] = [];
    let texts = 0;
    for (const { data } of Object.values(sections)) {
      const { pages } = (await json(`${data}_search.json`)) as { pages: { url: string }[] };
      const urls = pages.map(({ url }) => url).filter((url) => url !== '/');
      for (const url of urls) {
        const { html } = ((await json(`${data}${url.slice(1)}.json`)) as { data: { html?: string } }).data;
        if (html === undefined) continue;
        texts++;
        try {
          document.createElement('div').innerHTML = html;
        } catch {
          refused.push(url);
        }
      }
    }
    return { texts, refused };
  });
  expect(texts).toBeGreaterThan(30);
  expect(refused).toEqual([]);
});

test('scripts come by http from this origin, and from nowhere else', { tag: '@hostile' }, async ({ page, site }) => {
  await open(page, `${site.url}/about`);
  const refused = await page.evaluate(() => {
    const script = document.createElement('script');
    return [
      URL.createObjectURL(new Blob(['isOwned = 1'])),
      'data:text/javascript,isOwned=1',
      'javascript:isOwned=1',
      'https://elsewhere.example/x.js',
      '//elsewhere.example/x.js',
      `${location.origin}.elsewhere.example/x.js`,
      `${location.protocol}//${location.host}@elsewhere.example/x.js`,
    ].filter((address) => {
      try {
        script.src = address;
        return false;
      } catch {
        return true;
      }
    });
  });
  expect(refused).toHaveLength(7);
});

test.describe('a page whose code never comes', () => {
  test.use({ expected: /Failed to load resource|ERR_FAILED|did not come/ });

  for (const { path, kept } of [
    { path: '/contact', kept: 'form' },
    { path: '/realization', kept: 'iframe' },
    { path: '/decodings', kept: 'input' },
  ]) {
    test(`keeps what ${path} showed, with its ${kept}`, async ({ page, site }) => {
      await page.route('**/sections/*/files/entry.*.js', (route) => route.abort());
      await page.goto(site.url + path);
      const heading = (await title(page).textContent()) ?? '';
      const before = await page.locator('main').locator(kept).count();
      await hydrated(page);
      await expect(page.getByRole('alert')).toContainText('The text is all here.');
      await expect(title(page)).toHaveText(heading);
      expect(await page.locator('main').locator(kept).count()).toBe(before);
      expect(before).toBeGreaterThan(0);
    });
  }
});

test('ids inside a page’s text do not keep its scripts from starting', { tag: '@hostile' }, async ({ page, site }) => {
  await page.route(`**${article().url}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /data-page-html="0">/,
      '$&<script type="application/json" id="-page">{}</script><template id="-scripts"></template>',
    );
    await route.fulfill({ response, body });
  });
  await open(page, site.url + article().url);
});

test.describe('a service worker', { tag: '@hostile' }, () => {
  test('that a page registers is one that ends itself, whatever script it names', async ({ page, site }) => {
    await open(page, `${site.url}/about`);
    const script = (await page.locator('script[src*="/shell/files/"]').first().getAttribute('src')) ?? '';
    await page.evaluate((url) => navigator.serviceWorker.register(url), script);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
  });

  test('that took over all pages before is gone at the next visit', async ({ page }) => {
    test.slow(); // the browser asks for the worker anew in its own time
    const earlier = createServer(({ url }, response) => {
      const isWorker = url === '/sw.js';
      response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
      response.end(
        isWorker
          ? `addEventListener('install', () => skipWaiting());
             addEventListener('activate', (event) => event.waitUntil(clients.claim()));
             addEventListener('fetch', (event) => event.respondWith(new Response('<h1>Owned</h1>', { headers: { 'content-type': 'text/html' } })));`
          : '<h1>Earlier</h1>',
      );
    });
    await new Promise<void>((resolve) => earlier.listen(0, '127.0.0.1', resolve));
    const { port } = earlier.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    await page.goto(url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    await page.goto(`${url}/about`);
    await expect(title(page)).toHaveText('Owned');
    earlier.closeAllConnections();
    await new Promise((resolve) => earlier.close(resolve));

    const { stop } = await startServer('serve', { SITE_DIR: copyStore(), PORT: String(port) });
    try {
      await page.goto(`${url}/about`);
      await expect(title(page)).toHaveText('About ROE');
      await page.goto(`${url}/contact`);
      await expect(title(page)).toHaveText('Connect & Contribute');
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    } finally {
      await stop();
    }
  });
});
