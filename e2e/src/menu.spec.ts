import { readFileSync, writeFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, test, title } from './journey.ts';
import { emptyStore, type Running, ship, source, startServer } from './site.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const more = (page: Page) => menu(page).getByRole('button', { name: 'More' });

/** The entries that can be seen, in order. */
const visibleEntries = (page: Page) =>
  menu(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.textContent));

test.describe('a menu with more entries than fit', () => {
  let server: Running;

  test.beforeAll(async () => {
    const store = emptyStore();
    const file = source('mfe-story/section.json');
    const before = readFileSync(file, 'utf8');
    const added = [
      { label: 'MMMMMMMMMMMMMMMMMMMMMMMM', href: '/cosmic-series', order: 60 },
      { label: 'Patterns of the sacred..', href: '/sacred-patterns', order: 85 },
      { label: 'WWWWWWWWWWWWWWWWWWWWWWWW', href: '/realization', order: 95 },
    ];
    writeFileSync(file, before.replace('"nav": [', `"nav": [${added.map((entry) => JSON.stringify(entry)).join()},`));
    try {
      await ship(store, 'shell', 'decodings', 'audio', 'chat', 'story'); // a menu stands on every page: fewer are sooner made
    } finally {
      writeFileSync(file, before);
    }
    server = await startServer('serve', { SITE_DIR: store });
  });

  test.afterAll(() => server.stop());

  test('keeps search and settings on the screen at any width, and loses no entry, without script too', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const width of [320, 360, 768, 1024, 1088, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`${server.url}/about`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
      const bar = await page.getByRole('banner').boundingBox();
      expect(bar?.height, `${width}`).toBeLessThan(66);
      const ask = await page.getByRole('banner').getByRole('link', { name: 'Ask' }).boundingBox();
      expect((ask?.x ?? 0) + (ask?.width ?? 0), `${width}`).toBeLessThan(width);
      const isBar = width >= 1088;
      if (isBar) {
        const [last, tools] = [
          await more(page).boundingBox(),
          await page.getByRole('button', { name: 'Search' }).boundingBox(),
        ];
        expect((last?.x ?? 0) + (last?.width ?? 0), `${width}`).toBeLessThan(tools?.x ?? 0);
      }
      await (isBar ? more(page) : page.getByRole('button', { name: 'Menu' })).click();
      expect(await visibleEntries(page), `${width}`).toEqual([
        'Home',
        'Decodings',
        'Real World',
        'Audio',
        'Chat',
        'MMMMMMMMMMMMMMMMMMMMMMMM',
        'About',
        'Patterns of the sacred..',
        'Contact',
        'WWWWWWWWWWWWWWWWWWWWWWWW',
      ]);
      const last = menu(page).getByRole('link', { name: 'WWWW' });
      await last.scrollIntoViewIfNeeded();
      const box = await last.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0), `${width}`).toBeLessThan(width);
    }
    await context.close();
  });

  test('is used by key, and stays as it was prerendered', async ({ page }) => {
    await page.setViewportSize({ width: 1088, height: 740 });
    await open(page, `${server.url}/about`);
    const others = menu(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
      .getByRole('link');
    await more(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('link', { name: 'WWWW' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(others.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await menu(page).getByRole('link', { name: 'WWWW' }).press('Enter');
    await expect(page).toHaveURL(`${server.url}/realization`);
    await expect(menu(page).getByRole('link', { name: 'WWWW' })).toBeHidden();
    await expect(title(page)).toBeFocused();
  });

  test('has nothing that axe finds, by night and by day', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 740 });
    await open(page, `${server.url}/realization`);
    await more(page).click();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).include('header').analyze();
      expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
    }
  });
});
