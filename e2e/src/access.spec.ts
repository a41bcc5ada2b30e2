import AxeBuilder from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import { expect, open, test, title } from './journey.ts';

const templates = [
  '/',
  '/decodings',
  '/decodings/three-layer-model',
  '/real-world',
  '/realworld/black-cat-crossing',
  '/audio',
  '/chatbot',
  '/library',
  '/glossary',
  '/glossary/sakshi',
  '/series/birth-of-universe',
  '/saved',
  '/about',
  '/contact',
  '/realization',
  '/sacred-patterns',
  '/cosmic-series',
  '/sacred-template',
  '/licences',
  '/accessibility',
  '/no-such-page',
];

test.describe('axe finds nothing', () => {
  test.use({ expected: /404/, viewport: { width: 360, height: 740 } });

  for (const path of templates) {
    test(`on ${path}, by night and by day`, async ({ page, site }) => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(site.url + path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
      }
    });
  }
});

const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);

test('the site is used by keyboard alone', async ({ page, site }) => {
  await open(page, site.url);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Explore Decodings' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Decodings');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Search decodings' })).toBeFocused();
  await page.keyboard.type('sleeper');
  const found = page.getByRole('main').getByRole('link', { name: 'The Seer Awakens' });
  for (let presses = 0; presses < 12 && !(await isFocused(found)); presses++) await page.keyboard.press('Tab');
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('The Seer Awakens');
  await page.getByRole('button', { name: 'Search' }).focus();
  await page.keyboard.press('Enter');
  const box = page.getByPlaceholder('Search decodings, topics, or wisdom...');
  await expect(box).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
});
