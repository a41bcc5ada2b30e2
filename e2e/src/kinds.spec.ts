import type { Page } from '@playwright/test';
import { sectionIds } from '@roe/tools/workspace';
import { expectNoViolations } from './axe.ts';
import { expect, holdScripts, hydrated, open, test, title } from './journey.ts';
import { startSlowLine } from './pieces.ts';
import { pagesOf } from './site.ts';

// One page of every pattern of every section, whichever there are.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

for (const id of sectionIds()) {
  test(`pages of ${id} are whole before any script, and hydrate in place`, async ({ context, watch, site }) => {
    for (const url of pagesOf(id)) {
      const page = await context.newPage();
      watch(page);
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
      expect([2, 3], url).toContain(inlined.length); // the shell's, the section's, and where it has one the page's own
      expect(fetched.filter((file) => inlined.includes(file.split('/').at(-1) ?? ''))).toEqual([]);
      await page.close();
    }
  });

  test(`nothing moves by as much as a letter while a page of ${id} comes, it fits, and axe finds nothing`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(watchShifts);
    for (const url of pagesOf(id)) {
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await open(page, site.url + url);
        await expectStillness(page);
        await expectFit(page);
      }
      await expectNoViolations(page);
      await page.setViewportSize({ width: 320, height: 800 });
      await expectFit(page);
    }
  });
}

/** What a piece of a page ends with, and the first one where all that stands before the page's own part comes at once. */
const pieceEnd = /(?<=<\/(?:a|button|h1|li|p|path)>)/;
const firstPiece = /^.*?<main.*?<\/(?:a|button|h1|li|p|path)>/s;

for (const width of [1440, 360]) {
  test(`nothing moves at ${width} px while the shell and its home page come piece by piece`, async ({ page, site }) => {
    const line = await startSlowLine(site.url, pieceEnd);
    await page.addInitScript(watchShifts);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(line.url, { waitUntil: 'commit' });
    while (line.next()) await painted(page);
    await hydrated(page);
    await expectStillness(page);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Ask' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mute Audio' })).toBeVisible();
    await line.close();
  });

  test(`nothing moves at ${width} px while a list, with slides or without, or a term comes piece by piece`, async ({
    page,
    site,
  }) => {
    const line = await startSlowLine(site.url, pieceEnd, firstPiece);
    await page.addInitScript(watchShifts);
    await page.route('**/*.js', () => {}); // never comes: what scripts do to a page is looked at above
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/decodings', ...['audio', 'chat', 'library'].flatMap(pagesOf)]) {
      await page.goto(line.url + path, { waitUntil: 'commit' });
      do await painted(page);
      while (!(await isWindowFull(page)) && line.next());
      line.rest();
      await page.waitForLoadState('domcontentloaded');
      await expectStillness(page);
    }
    await line.close();
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
type Watched = typeof globalThis & { prerendered: Element[]; moved: string[] };

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

/** Resolves when what stands in the page has been drawn. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Whether what stands in the page reaches below the window: then the rest of it may come at once. */
const isWindowFull = (page: Page) =>
  page.evaluate(() => (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) > innerHeight);

async function expectStillness(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await painted(page);
  expect(await page.evaluate(() => (globalThis as Watched).moved), page.url()).toEqual([]);
}

/** Nothing is wider than the screen. */
async function expectFit(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, page.url()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Runs in the page: notes what moves. */
function watchShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  const moved: string[] = [];
  Object.assign(globalThis, { moved });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput && value >= 0.0005)
        moved.push(`${value.toFixed(4)}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`);
  }).observe({ type: 'layout-shift', buffered: true });
}
