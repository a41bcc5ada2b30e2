import type { Page } from '@playwright/test';
import { sectionIds } from '@roe/tools/workspace';
import { expectNoViolations } from './axe.ts';
import { expect, holdScripts, hydrated, open, test, title } from './journey.ts';
import { pagesOf } from './site.ts';
import { expectStillness, watchShifts } from './stillness.ts';

// One page of every pattern of every section, whichever there are.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

for (const id of sectionIds()) {
  test(`pages of ${id} are whole before any script, hydrate in place, and nothing moves by as much as a letter`, async ({
    context,
    watch,
    site,
  }) => {
    for (const url of pagesOf(id)) {
      const page = await context.newPage();
      watch(page);
      await watchShifts(page);
      await page.setViewportSize({ width: 1440, height: 800 });
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      const letScriptsRun = await holdScripts(page);
      await page.goto(site.url + url, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expectText(page, url);
      await keepNodes(page);
      letScriptsRun();
      await hydrated(page);
      await expect(page.getByRole('button', { name: 'Mute Audio' })).toBeVisible();
      expect(await nodesGone(page), url).toEqual([]);
      for (const single of ['title', 'link[rel="canonical"]', 'meta[name="description"]'])
        await expect(page.locator(single), url).toHaveCount(1);
      expect(fetched.filter((file, index) => fetched.indexOf(file) !== index)).toEqual([]);
      const inlined = await page
        .locator('style[data-href]')
        .evaluateAll((all) => all.map((style) => style.getAttribute('data-href')));
      expect([2, 3, 4], url).toContain(inlined.length); // the shell's, the section's, where it has them the page's own and what pages share
      expect(fetched.filter((file) => inlined.includes(file.split('/').at(-1) ?? ''))).toEqual([]);
      await expectStillness(page);
      await expectFit(page);
      await page.close();
    }
  });

  test(`on a phone nothing moves while a page of ${id} comes, it fits, and axe finds nothing`, async ({
    page,
    site,
  }) => {
    await watchShifts(page);
    for (const url of pagesOf(id)) {
      await page.setViewportSize({ width: 360, height: 800 });
      await open(page, site.url + url);
      await expectStillness(page);
      await expectFit(page);
      await expectNoViolations(page);
      await page.setViewportSize({ width: 320, height: 800 });
      await expectFit(page);
    }
  });
}

async function expectText(page: Page, url: string): Promise<void> {
  await expect(title(page), url).toHaveCount(1);
  await expect(title(page), url).not.toBeEmpty();
  expect((await page.getByRole('main').textContent())?.length, url).toBeGreaterThan(150);
  await expect(page.locator('head > meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('head > meta[property="og:title"]')).toHaveCount(1);
  const canonical = page.locator('head > link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', `http://127.0.0.1:4100${url}`);
}

/** What the page itself keeps for a journey. */
type Watched = typeof globalThis & { prerendered: Element[] };

/** Remembers what stands there now, but for what a script fills, and for drawings. */
const keepNodes = (page: Page) =>
  page.evaluate(() => {
    const isLasting = (node: Element) =>
      node instanceof HTMLElement && node.textContent && !node.closest('[data-needs-script]');
    Object.assign(globalThis, { prerendered: [...document.querySelectorAll('#-root *')].filter(isLasting) });
  });

/** Texts of what stood there and was replaced. */
const nodesGone = (page: Page) =>
  page.evaluate(() =>
    (globalThis as Watched).prerendered.filter(({ isConnected }) => !isConnected).map(({ textContent }) => textContent),
  );

/** Nothing is wider than the screen. */
async function expectFit(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, page.url()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
