import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
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
  '/series/Birth%20of%20Universe',
  '/test-decodings',
  '/pregnancy-of-wombs',
  '/saved',
  '/about',
  '/contact',
  '/realization',
  '/sacred-patterns',
  '/cosmic-series',
  '/sacred-template',
  '/licences',
  '/accessibility',
];
const notThere = ['/no-such-page', '/realworld/never-written'];

/** By night everything; by day what depends on the colours. */
async function expectNoViolations(page: Page, part = 'html'): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page }).include(part);
    if (colorScheme === 'light') axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
  }
}

test.describe('axe finds nothing', () => {
  test.use({ expected: /404/, viewport: { width: 360, height: 740 } });

  for (const path of [...templates, ...notThere]) {
    test(`on ${path}, by night and by day`, async ({ page, site }) => {
      const response = await page.goto(site.url + path);
      expect(response?.status()).toBe(notThere.includes(path) ? 404 : 200);
      await expectNoViolations(page);
    });
  }

  test('where a list is empty, a series or a term’s card is open, or a text can be gone on with', async ({
    page,
    site,
  }) => {
    await open(page, `${site.url}/decodings?search=qqqqzz`);
    await expect(page.getByRole('button', { name: 'Search the whole site' })).toBeVisible();
    await expectNoViolations(page, 'main');

    await open(page, `${site.url}/decodings?series=birth-of-universe`);
    await expect(page.getByRole('dialog', { name: 'Birth of Universe' })).toBeVisible();
    await expectNoViolations(page);

    await open(page, `${site.url}/decodings/seer-awakens`);
    await page.keyboard.press('Tab'); // from here on the focus is seen
    await page.locator('a[data-term="sakshi"]').focus();
    await expect(page.getByRole('dialog', { name: 'sākṣī' })).toBeVisible();
    await expectNoViolations(page, '[data-term-card]');

    const part = () =>
      page.evaluate(() => JSON.parse(localStorage['saved'] ?? '{}').state?.progress[location.pathname]?.part ?? 0);
    await expect.poll(part).toBeGreaterThan(0.1);
    await open(page, `${site.url}/decodings/seer-awakens?again`);
    await expect(page.getByRole('complementary', { name: 'Continue reading' })).toBeVisible();
    await expectNoViolations(page, '[aria-label="Continue reading"]');
  });
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
