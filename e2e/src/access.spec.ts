import { articleOnItsOwn } from './article-specimens.ts';
import { expectNoViolations } from './axe.ts';
import { expect, open, tabTo, test, title } from './journey.ts';
import { series } from './list-specimens.ts';
import { articleNamingTerm } from './term-specimens.ts';

test.describe('axe finds nothing', () => {
  test.use({ expected: /404/, viewport: { width: 360, height: 740 } });

  for (const path of ['/no-such-page', '/realworld/never-written']) {
    test(`on ${path}, where there is no page`, async ({ page, site }) => {
      const response = await page.goto(site.url + path);
      expect(response?.status()).toBe(404);
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

    const { slug, name } = series();
    await open(page, `${site.url}/decodings?series=${slug}`);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectNoViolations(page);

    const { article, term, link } = articleNamingTerm();
    await open(page, site.url + article.url);
    await page.keyboard.press('Tab'); // from here on the focus is seen
    await page.locator(link).focus();
    await expect(page.getByRole('dialog', { name: term.term })).toBeVisible();
    await expectNoViolations(page, '[data-term-card]');

    const part = () =>
      page.evaluate(() => JSON.parse(localStorage['saved'] ?? '{}').state?.progress[location.pathname]?.part ?? 0);
    await expect.poll(part).toBeGreaterThan(0.1);
    await open(page, `${site.url}${article.url}?again`);
    await expect(page.getByRole('complementary', { name: 'Continue reading' })).toBeVisible();
    await expectNoViolations(page, '[aria-label="Continue reading"]');
  });
});

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
  const specimen = articleOnItsOwn();
  await page.keyboard.type(specimen.ownWord);
  const result = page.getByRole('main').getByRole('link', { name: specimen.title, exact: true });
  await tabTo(page, result, 12);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(specimen.title);
  await page.getByRole('button', { name: 'Search' }).focus();
  await page.keyboard.press('Enter');
  const box = page.getByPlaceholder('Search decodings, topics, or wisdom...');
  await expect(box).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
});
