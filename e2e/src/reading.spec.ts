import type { Locator } from '@playwright/test';
import { article, articleOnItsOwn, openingOf } from './article-specimens.ts';
import { expect, open, reload, test, title } from './journey.ts';
import { series } from './list-specimens.ts';
import { articleNamingTerm } from './term-specimens.ts';

test('a decoding is read by its address', async ({ page, site }) => {
  const specimen = article();
  await open(page, site.url + specimen.url);
  await expect(title(page)).toHaveText(specimen.title);
  await expect(page.getByRole('main')).toContainText(openingOf(specimen));
  await expect(page).toHaveTitle(`${specimen.title} · ROE`);
});

test('a decoding is read by clicking, all in one document', async ({ page, site }) => {
  await open(page, site.url);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Decodings' }).click();
  const { name, episodes } = series();
  const [first, second] = episodes.map((episode) => episode.title);
  await page.getByRole('link', { name, exact: true }).click();
  await page
    .getByRole('dialog', { name })
    .getByRole('link', { name: /^Read Now/ })
    .first()
    .click();
  await expect(title(page)).toHaveText(first ?? '');
  const text = page.locator('[data-page-html]').first();
  const words = (await text.textContent()) ?? '';
  await page.getByRole('link', { name: /^Next: Episode 2/ }).click();
  await expect(title(page)).toHaveText(second ?? '');
  await page.goBack();
  await expect(title(page)).toHaveText(first ?? '');
  expect(await text.textContent()).toBe(words);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a text that came with the page is still there after leaving it and coming back', async ({ page, site }) => {
  const specimen = article();
  await open(page, site.url + specimen.url);
  await page.getByRole('link', { name: 'All decodings' }).click();
  await expect(title(page)).toHaveText('Decodings');
  await page.goBack();
  await expect(page.getByRole('main')).toContainText(openingOf(specimen));
});

test('a new page starts at its top, and Back returns to the place in the old one', async ({ page, site }) => {
  await open(page, `${site.url}/glossary`);
  const entries = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
  const inTheMiddle = entries.nth(Math.floor((await entries.count()) / 2));
  const atTheEnd = page.getByRole('contentinfo').getByRole('link', { name: 'Library' });
  const topOf = (link: Locator) => link.evaluate((element) => element.getBoundingClientRect().top);
  for (const link of [inTheMiddle, atTheEnd]) {
    await link.scrollIntoViewIfNeeded();
    const place = await link.evaluate((element: HTMLElement) => {
      element.click();
      return element.getBoundingClientRect().top;
    });
    await expect(title(page)).not.toHaveText('Sacred 108 Glossary');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(title(page)).toHaveText('Sacred 108 Glossary');
    await expect.poll(async () => Math.abs((await topOf(link)) - place)).toBeLessThan(2);
  }
});

test('a link to a term leads to its entry', async ({ page, site }) => {
  const { article, term, link } = articleNamingTerm();
  await open(page, site.url + article.url);
  await page.locator(link).click();
  await expect(title(page)).toHaveText(`${term.devanagari} ${term.term}`);
});

test('the header’s search leads to the decodings that match, and the address can be shared', async ({ page, site }) => {
  const { ownWord } = articleOnItsOwn();
  await open(page, site.url);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByPlaceholder('Search decodings, topics, or wisdom...').fill(`  ${ownWord} `);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/decodings?search=${ownWord}`);
  await expect(page.getByRole('main').getByText('1 decoding', { exact: true })).toBeVisible();
  await expect(page.getByPlaceholder('Search decodings, topics, or wisdom...')).toBeHidden();
  await reload(page);
  await expect(page.getByRole('searchbox', { name: 'Search decodings' })).toHaveValue(ownWord);
  await expect(page.getByRole('main').getByText('1 decoding', { exact: true })).toBeVisible();
});

test('an unknown decoding leads to the list, which says so', async ({ page, site }) => {
  await open(page, `${site.url}/decodings/never-written`);
  await expect(page).toHaveURL(`${site.url}/decodings?missing=never-written`);
  await expect(page.getByText('“never-written” was not found')).toBeVisible();
});

test('the menu opens on a small screen and closes after a choice', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, site.url);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Audio' }).click();
  await expect(title(page)).toHaveText('Audio and Vibrations');
  await expect(menu).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const allShown = 'Without JavaScript all decodings are shown.';

  test('a decoding is read by address and by clicking, and the list says that it cannot choose', async ({
    page,
    site,
  }) => {
    const specimen = articleOnItsOwn();
    await page.goto(site.url + specimen.url);
    await expect(page.getByRole('main')).toContainText(openingOf(specimen));
    await page.getByRole('link', { name: 'All decodings' }).click();
    await page.getByRole('link', { name: specimen.title, exact: true }).click();
    await expect(title(page)).toHaveText(specimen.title);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByPlaceholder('Search decodings, topics, or wisdom...').fill('dream');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}/decodings?search=dream`);
    await expect(page.getByText(allShown)).toBeVisible();
    await page.goto(site.url + specimen.url);
    await page.getByRole('article').getByRole('link', { name: specimen.category, exact: true }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('category') === specimen.category);
    await expect(page.getByText(allShown)).toBeVisible();
  });
});
