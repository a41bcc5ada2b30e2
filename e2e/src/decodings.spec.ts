import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { article, articleOnItsOwn, comingSoon } from './article-specimens.ts';
import { expect, holdScripts, hydrated, open, reload, test, title } from './journey.ts';
import { analyses, categoryWithoutLevel, featured, scripture, series, wombs } from './list-specimens.ts';

const results = (page: Page) => page.getByRole('region', { name: 'Individual Decodings' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search decodings' });
/** In pixels, of all that the page holds, in its own typefaces. */
const widthOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollWidth;
  });

test('a decoding is found, the way to it can be shared, and Back leads to what was found', async ({
  page,
  context,
  site,
  watch,
}) => {
  const specimen = articleOnItsOwn();
  const word = specimen.ownWord.toUpperCase();
  await open(page, `${site.url}/decodings`);
  await search(page).fill(word);
  await expect(page).toHaveURL(`${site.url}/decodings?search=${word}`);
  await expect(page.getByRole('main').getByText('1 decoding', { exact: true })).toBeVisible();

  const other = await context.newPage();
  watch(other);
  await open(other, page.url());
  await expect(search(other)).toHaveValue(word);
  await expect(results(other).getByRole('listitem')).toHaveCount(1);
  await other.close();

  await results(page).getByRole('link', { name: specimen.title, exact: true }).click();
  await expect(title(page)).toHaveText(specimen.title);
  await page.goBack();
  await expect(search(page)).toHaveValue(word);
  await expect(results(page).getByRole('listitem')).toHaveCount(1);
});

test('the line for those without JavaScript is not shown to others', async ({ page, site }) => {
  await open(page, `${site.url}/decodings`);
  await expect(page.getByText('Without JavaScript all decodings are shown.')).toBeHidden();
});

test('category and level narrow the list, Back takes each choice back, and nothing found says so', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/decodings`);
  const all = await results(page).getByRole('listitem').count();
  const { category, level, count } = categoryWithoutLevel();
  await page.getByRole('combobox', { name: 'Category' }).selectOption(category);
  await expect(page).toHaveURL(`${site.url}/decodings?${new URLSearchParams({ category })}`);
  await expect(results(page).getByRole('listitem')).toHaveCount(count);
  const levels = page.getByRole('list', { name: 'Levels' });
  await levels.getByRole('link', { name: new RegExp(`^${level}`) }).click();
  await expect(page.getByText(`No decodings found in ${category} for the level ${level}.`)).toBeVisible();
  await page.goBack();
  await expect(results(page).getByRole('listitem')).toHaveCount(count);
  await page.goBack();
  await expect(results(page).getByRole('listitem')).toHaveCount(all);
});

test('what is typed and chosen before the scripts have come is looked for, beside what the address says', async ({
  page,
  site,
}) => {
  const { category } = article();
  const letScriptsRun = await holdScripts(page);
  await page.goto(`${site.url}/decodings?level=Seeker`, { waitUntil: 'commit' });
  await search(page).pressSequentially('the');
  await page.getByRole('combobox', { name: 'Category' }).selectOption(category);
  letScriptsRun();
  await hydrated(page);
  await expect(page).toHaveURL(
    `${site.url}/decodings?${new URLSearchParams({ level: 'Seeker', search: 'the', category })}`,
  );
  await expect(search(page)).toHaveValue('the');
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue(category);
});

test('the featured decodings go on when Pause and Play were pressed with the pointer, and it has gone', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await open(page, `${site.url}/decodings`);
  const featured = page.getByRole('region', { name: 'Featured decodings' });
  const current = featured.getByRole('button', { name: /^Show decoding/ }).and(page.locator('[aria-current="true"]'));
  await featured.getByRole('button', { name: 'Pause' }).click();
  await featured.getByRole('button', { name: 'Play' }).click();
  await featured.getByRole('button', { name: /^Show decoding 2 / }).click();
  await page.mouse.move(0, 0);
  await expect(current).toHaveAccessibleName(/^Show decoding 2 /);
  await page.clock.runFor(10_500);
  await expect(current).toHaveAccessibleName(/^Show decoding 3 /);
});

test('where less motion is asked for there is nothing to pause', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `${site.url}/decodings`);
  await expect(page.getByRole('button', { name: /^Show decoding 1 / })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Pause|Play)$/ })).toHaveCount(0);
});

test('the header’s search and the list’s box stay in step', async ({ page, site }) => {
  await open(page, `${site.url}/decodings?search=egg`);
  await expect(search(page)).toHaveValue('egg');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByPlaceholder('Search decodings, topics, or wisdom...').fill('breath');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/decodings?search=breath`);
  await expect(search(page)).toHaveValue('breath');
});

test('a series opens over the list, can be shared, and Back closes it', async ({ page, site }) => {
  const { name, slug, episodes } = series();
  await open(page, `${site.url}/decodings`);
  await page.getByRole('link', { name, exact: true }).click();
  const overlay = page.getByRole('dialog', { name });
  await expect(overlay).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/decodings?series=${slug}`);
  await expect(overlay.getByRole('heading', { level: 3 })).toHaveCount(episodes.length);
  await page.goBack();
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL(`${site.url}/decodings`);

  await open(page, `${site.url}/decodings?series=${slug}`);
  await expect(overlay).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL(`${site.url}/decodings`);
});

test('an episode that was opened from a series leads back to the open series', async ({ page, site }) => {
  const { name, episodes } = series();
  await open(page, `${site.url}/decodings`);
  await page.getByRole('link', { name: `Open ${name}` }).click();
  const overlay = page.getByRole('dialog', { name });
  await overlay
    .getByRole('link', { name: /^Read Now/ })
    .nth(1)
    .click();
  await expect(title(page)).toHaveText(episodes[1]?.title ?? '');
  expect(await page.evaluate(() => history.state.usr)).toEqual({ fromSeries: true, series: name });
  await page.goBack();
  await expect(overlay).toBeVisible();
  await overlay.getByRole('button', { name: 'Close series' }).click();
  await expect(page).toHaveURL(`${site.url}/decodings`);
  await expect(overlay).toBeHidden();
});

test('what is still to come is named and leads nowhere', async ({ page, site }) => {
  await open(page, `${site.url}/decodings`);
  const region = page.getByRole('region', { name: 'Coming Soon' });
  await expect(region.getByRole('listitem')).toHaveCount(comingSoon().length);
  await expect(region.getByRole('link')).toHaveCount(0);
  await expect(region.getByText('In preparation').first()).toBeVisible();
  await region.getByRole('listitem').first().click();
  await expect(page).toHaveURL(`${site.url}/decodings`);
});

test('a series has a page; one that is none gets the status 404 and a way on', async ({ page, site }) => {
  const { url, name, episodes } = series();
  await open(page, site.url + url);
  await expect(title(page)).toHaveText(name);
  await expect(page.getByRole('link', { name: 'Start', exact: true })).toHaveAttribute('href', episodes[0]?.url ?? '');
  const unknown = await page.request.get(`${site.url}/series/Never%20Told`);
  expect(unknown.status()).toBe(404);
  expect(await unknown.text()).toContain('No episodes found for this series.');
});

test.describe('an address that is none', () => {
  test.use({ expected: /status of 404/ });

  test('is named in no more room than a small screen has', async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `${site.url}/${'x'.repeat(40)}`);
    await expect(page.getByText('There is no page at')).toContainText('xxx');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test.describe('a series that is none', () => {
  test.use({ expected: /status of 404/ });

  test('is named as such in the page, which leads to the list', async ({ page, site }) => {
    await open(page, `${site.url}/series/Never%20Told`);
    await expect(page.getByText('No episodes found for this series.')).toBeVisible();
    await page.getByRole('link', { name: 'All decodings' }).click();
    await expect(title(page)).toHaveText('Decodings');
  });
});

test('a real-world category stands in the address; one without analyses says so', async ({ page, site }) => {
  const [{ category = '' } = {}] = analyses();
  const alike = analyses().filter((analysis) => analysis.category === category).length;
  await open(page, `${site.url}/real-world`);
  await page
    .getByRole('list', { name: 'Categories' })
    .getByRole('link', { name: new RegExp(`^${category}`, 'i') })
    .click();
  await expect(page).toHaveURL(`${site.url}/real-world?category=${category}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(alike);
  await reload(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(alike);
  await open(page, `${site.url}/real-world?category=planet`);
  await expect(page.getByText('No analyses found for this category.')).toBeVisible();
});

test('favourites are kept, exported, deleted, brought back and imported', async ({ page, site }) => {
  const { url, name } = series();
  await open(page, site.url + url);
  await page.getByRole('button', { name: 'Add to Favorites' }).click();
  await open(page, `${site.url}/saved`);
  const favourites = page.getByRole('region', { name: /^Favorites/ });
  await expect(favourites.getByRole('link', { name })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8')).items).toEqual([{ url, title: name, type: 'series' }]);

  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Nothing is saved on this device yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(favourites.getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Delete everything' }).click();

  const choose = (name: string, text: string) =>
    page.getByLabel('Import a file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose('broken.json', '{"format":"roe-saved","version":1,"items":7}');
  await expect(page.getByRole('alert')).toContainText('broken.json: field "items": expected a list, received 7.');
  await choose('roe-saved.json', readFileSync(file, 'utf8'));
  await expect(favourites.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await reload(page);
  await expect(favourites.getByRole('link', { name })).toBeVisible();
});

test('no page of the section is wider than 320 px', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const sitemap = await (await page.request.get(`${site.url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  const ownPaths = paths.filter((path) =>
    /^\/(decodings|series|real-?world|test-decodings|pregnancy-of-wombs)\b/.test(path),
  );
  expect(ownPaths).toEqual(expect.arrayContaining([article().url, series().url, analyses()[0]?.url]));
  for (const path of ownPaths) {
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
    expect.soft(await widthOf(page), path).toBeLessThanOrEqual(320);
  }
  for (const path of ['/saved', `/decodings?series=${series().slug}`]) {
    await open(page, site.url + path);
    expect.soft(await widthOf(page), path).toBeLessThanOrEqual(320);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list shows everything in plain order: featured, series, what comes, all others', async ({ page, site }) => {
    await page.goto(`${site.url}/decodings`);
    await expect(page.getByRole('region', { name: 'Featured decodings' }).getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
    await expect(search(page)).toBeHidden();
    await expect(page.getByText('Without JavaScript all decodings are shown.')).toBeVisible();
    const parts = page.getByRole('main').locator('section > h2').filter({ visible: true });
    await expect(parts).toHaveText(['Sacred Series', 'Coming Soon', 'Individual Decodings']);
    await page.getByRole('region', { name: 'Featured decodings' }).getByRole('link', { name: 'Read Now' }).click();
    await expect(page).toHaveURL(site.url + featured().url);
    await expect(title(page)).toHaveText(featured().title);
  });

  test('series, real world, scriptures and wombs are read; the saved page says why it is empty', async ({
    page,
    site,
  }) => {
    const { url, episodes } = series();
    await page.goto(site.url + url);
    await expect(page.getByRole('link', { name: /^Read Now/ })).toHaveCount(episodes.length);
    await page.goto(`${site.url}/real-world`);
    await expect(page.getByText('What it really means')).toHaveCount(analyses().length);
    await page.goto(`${site.url}/test-decodings`);
    await expect(page.getByRole('link', { name: scripture().title }).first()).toBeVisible();
    await page.goto(`${site.url}/pregnancy-of-wombs`);
    await expect(page.getByRole('heading', { name: wombs().at(-1)?.title ?? '' })).toBeVisible();
    await page.goto(`${site.url}/saved`);
    await expect(page.getByText('This page needs JavaScript')).toBeVisible();
  });
});
