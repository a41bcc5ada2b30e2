import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { articleOnItsOwn, comingSoon } from './article-specimens.ts';
import { expect, holdScripts, hydrated, open, saveData, test, title } from './journey.ts';
import { analyses, analysis, series } from './list-specimens.ts';
import { articleNamingTerm, term } from './term-specimens.ts';
import { asWritten, track, verses, wordsUnderHeading, wordWithoutLetter } from './word-specimens.ts';

const box = (page: Page) => page.getByPlaceholder('Search decodings, topics, or wisdom...');
const results = (page: Page) => page.getByRole('listbox', { name: 'Results' });
/** What is found of a kind. */
const options = (page: Page, kind: RegExp) => results(page).getByRole('group', { name: kind }).getByRole('option');
/** All texts have been looked through. */
const whole = (page: Page) => expect(page.locator('#-search [aria-busy]')).toHaveAttribute('aria-busy', 'false');

test('any spelling finds a term, the keyboard chooses it, and its page shows where it stands', async ({
  page,
  site,
}) => {
  const { name, spelling } = term();
  await open(page, site.url);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(spelling);
  await expect(box(page)).toHaveRole('combobox');
  await expect(
    results(page)
      .getByRole('group', { name: /^Glossary/ })
      .getByRole('option')
      .first(),
  ).toContainText(name);
  await expect(page.getByText(/^\d+ results?$/)).toBeAttached(); // said to screen readers
  await page.keyboard.press('ArrowDown');
  const first = results(page).getByRole('option', { selected: true });
  await expect(first).toContainText(name);
  expect(await box(page).getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'));
  await page.keyboard.press('End');
  await expect(results(page).getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(title(page)).toContainText(name);
  await expect(title(page)).toBeFocused();
  await expect(box(page)).toBeHidden();
  expect(await page.evaluate(() => CSS.highlights.get('found')?.size)).toBeGreaterThan(1);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => CSS.highlights.has('found'))).toBe(false);
});

test('a sentence of a text is found, and leads to its heading', async ({ page, site }) => {
  await open(page, `${site.url}/library`);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(box(page)).toBeFocused();
  await box(page).fill(wordsUnderHeading());
  await whole(page);
  const result = results(page)
    .getByRole('group', { name: /^Decodings/ })
    .getByRole('option')
    .first();
  await expect(result.locator('mark').first()).toBeVisible();
  const address = await result.getAttribute('href');
  expect(address).toMatch(/^\/decodings\/[\w-]+#[\w-]+$/);
  await result.click();
  await expect(page).toHaveURL(site.url + address);
  await expect(page.locator(`[id="${address?.split('#')[1]}"]`)).toBeInViewport();
});

test('a verse is found under its own kind by its words and its place, and leads to where it stands', async ({
  page,
  site,
}) => {
  await open(page, site.url);
  for (const { href, place, words } of verses())
    for (const typed of [words, place]) {
      await page.keyboard.press('Control+k');
      await box(page).fill(typed);
      await whole(page);
      const result = options(page, /^Verses/).first();
      await expect(result).toContainText(place);
      await result.click();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
    }
});

test('tracks, pages, analyses and what is in preparation are found, each under its kind', async ({ page, site }) => {
  await open(page, site.url);
  await page.keyboard.press('/');
  const [category = ''] = analysis().names;
  const namesakes = analyses().flatMap(({ names, title }) => (names.includes(category) ? title : []));
  const kinds = [
    [track().title, 'Tracks', 'Audio and Vibrations'],
    [analysis().title, 'Real World', analysis().title],
    ['declaration', 'Pages', 'Declaration'],
    [comingSoon()[0]?.title ?? '', 'Decodings', 'Coming soon'],
    ['contact', 'Pages', 'Connect'],
    [category, 'Real World', ...namesakes],
  ] as const;
  for (const [words, kind, ...texts] of kinds) {
    await box(page).fill(words);
    await whole(page);
    await expect(results(page).getByRole('group', { name: new RegExp(`^${kind}`) })).toContainText(asWritten(...texts));
  }
});

/** What the page itself, and not a thread beside it, has loaded to be searched. */
const listsOnPage = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /_search/.test(name)).length);

test('what is searched is loaded and indexed beside the page', async ({ page, site }) => {
  await open(page, site.url);
  await page.keyboard.press('/');
  await page.keyboard.type(term().spelling);
  await whole(page);
  await expect(options(page, /^Glossary/).first()).toContainText(term().name);
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringMatching(/^\/shell\/files\/[\w-]+\.[0-9a-f]{10}\.js$/),
  ]);
  expect(await listsOnPage(page)).toBe(0);
  const reaches = (origin: string) =>
    page
      .workers()[0]
      ?.evaluate((url) => fetch(url, { mode: 'no-cors' }).then(() => true, String), `${origin}/favicon.svg`);
  expect(await reaches(site.url)).toBe(true);
  expect(await reaches(site.url.replace('127.0.0.1', 'localhost'))).toMatch(/^TypeError/);
});

test.describe('where no worker runs', () => {
  test.use({ expected: /worker-src|Content Security Policy/ });

  const without = {
    'because the browser has none': (page: Page) => page.addInitScript('delete globalThis.Worker'),
    'because it is not let in': (page: Page) =>
      page.route(/\/about$/, async (route) => {
        const response = await route.fetch();
        const headers = response.headers();
        const policy = headers['content-security-policy']?.replace("worker-src 'self'", "worker-src 'none'");
        await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy ?? '' } });
      }),
  };
  for (const [why, prepare] of Object.entries(without))
    test(`${why}, the page searches itself`, async ({ page, site }) => {
      await prepare(page);
      await open(page, `${site.url}/about`);
      await page.keyboard.press('/');
      await page.keyboard.type(term().spelling);
      await whole(page);
      await expect(options(page, /^Glossary/).first()).toContainText(term().name);
      expect(page.workers()).toEqual([]);
      expect(await listsOnPage(page)).toBeGreaterThan(3);
    });
});

test('a wrong letter is forgiven and said, and where nothing fits the guide can be asked', async ({ page, site }) => {
  await open(page, site.url);
  await page.keyboard.press('/');
  await box(page).fill(wordWithoutLetter());
  await whole(page);
  await expect(page.getByText('Nothing is written just like that. This is near:')).toBeVisible();
  await expect(results(page).getByRole('option').first()).toBeVisible();
  await box(page).fill('qqqqzz');
  await expect(page.getByText('Nothing found for “qqqqzz”.')).toBeVisible();
  await page.getByRole('link', { name: 'Ask the guide this' }).click();
  await expect(page).toHaveURL(`${site.url}/chatbot?q=qqqqzz`);
});

test('what led somewhere is offered again on this device, by click or Enter, until it is forgotten', async ({
  page,
  site,
}) => {
  const { name, spelling } = term();
  const { ownWord } = articleOnItsOwn();
  await open(page, site.url);
  await page.keyboard.press('/');
  await page.keyboard.type(spelling);
  await results(page).getByRole('option').first().click();
  await expect(title(page)).toContainText(name);
  await page.keyboard.press('/');
  await page.keyboard.type(ownWord);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=/);
  await open(page, site.url);
  await page.keyboard.press('/');
  const recent = page.getByRole('region', { name: 'Recent searches' });
  await expect(recent.getByRole('listitem')).toHaveText([ownWord, spelling]);
  await recent.getByRole('button', { name: spelling, exact: true }).click();
  await expect(box(page)).toHaveValue(spelling);
  await expect(results(page)).toContainText(name);
  await box(page).fill('');
  await recent.getByRole('button', { name: `Forget “${ownWord}”` }).click();
  await expect(recent.getByRole('listitem')).toHaveText([spelling]);
  await expect(box(page)).toBeFocused();
});

test('Enter without a choice searches the decodings, whatever is found', async ({ page, site }) => {
  await open(page, site.url);
  await page.keyboard.press('/');
  const { ownWord } = articleOnItsOwn();
  await page.keyboard.type(ownWord);
  await expect(results(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/decodings?search=${ownWord}`);
});

test('a list that has nothing hands its words to the search of the whole site', async ({ page, site }) => {
  const { word } = track();
  await open(page, `${site.url}/decodings?search=${word}`);
  await page.getByRole('button', { name: 'Search the whole site' }).click();
  await expect(box(page)).toHaveValue(word);
  await expect(results(page).getByRole('option').first()).toBeVisible();
});

test('what was typed before the scripts came is looked for when they are there', async ({ page, site }) => {
  const letScriptsRun = await holdScripts(page);
  await page.goto(`${site.url}/about`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Search' }).click();
  const { name, spelling } = term();
  await box(page).fill(spelling);
  letScriptsRun();
  await hydrated(page);
  await expect(
    options(page, /^Glossary/)
      .filter({ hasText: name })
      .first(),
  ).toBeVisible();
});

test.describe('a section that cannot be searched', () => {
  test.use({ expected: /Failed to load resource|_search\.json: expected an answer, received HTTP 500/ });

  test('is named, does not keep the others from it, and comes back', async ({ page, site }) => {
    const files = /\/sections\/library\/.*\/_search/;
    await page.route(files, (route) => route.fulfill({ status: 500 }));
    await open(page, site.url);
    await page.keyboard.press('/');
    await box(page).fill(articleNamingTerm().term.term);
    await expect(page.getByText(/^Could not be searched: .*Glossary/)).toBeVisible();
    await expect(options(page, /^Decodings/).first()).toBeVisible();
    await expect(options(page, /^Glossary/)).toHaveCount(0);
    await page.unroute(files);
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(box(page)).toBeFocused();
    await expect(options(page, /^Glossary/).first()).toBeVisible();
    await expect(page.getByText(/^Could not be searched/)).toBeHidden();
  });
});

test('nothing is said to be missing before all has been looked through', async ({ page, site }) => {
  let letListsCome = () => {};
  const gate = new Promise<void>((resolve) => {
    letListsCome = resolve;
  });
  await page.route(/_search\.json/, async (route) => {
    await gate;
    await route.continue();
  });
  await open(page, site.url);
  await page.keyboard.press('/');
  await box(page).fill('qqqqzz');
  await expect(page.getByText('Still looking through the texts')).toBeVisible();
  await expect(page.getByText('Nothing found for')).toBeHidden();
  letListsCome();
  await expect(page.getByText('Nothing found for “qqqqzz”.')).toBeVisible();
  await expect(page.getByText('No results')).toBeAttached();
});

test('more of one kind is shown when asked, without leaving the box', async ({ page, site }) => {
  await open(page, site.url);
  await page.keyboard.press('/');
  await box(page).fill('the');
  await whole(page);
  const decodings = results(page).getByRole('group', { name: /^Decodings/ });
  await expect(decodings.getByRole('option')).toHaveCount(7);
  const more = decodings.getByRole('option', { name: /^Show all/ });
  const count = Number((await more.textContent())?.replace(/\D/g, ''));
  await more.click();
  await expect(decodings.getByRole('option')).toHaveCount(count);
  await expect(box(page)).toBeFocused();
});

test('over a dialog the search stays closed: it could not be used there', async ({ page, site }) => {
  await open(page, `${site.url}/decodings?series=${series().slug}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('/');
  await expect(box(page)).toBeHidden();
});

test('who saves data searches titles and summaries, and the texts when asked', async ({ page, site }) => {
  await saveData(page);
  const texts: string[] = [];
  page.on('request', (request) => /_search-\d/.test(request.url()) && texts.push(request.url()));
  await open(page, site.url);
  await page.keyboard.press('/');
  await box(page).fill(term().spelling);
  await expect(options(page, /^Glossary/).first()).toBeVisible();
  const button = page.getByRole('button', { name: 'Search the texts too' });
  await expect(button).toBeVisible();
  expect(texts).toEqual([]);
  await button.click();
  await expect(button).toBeHidden();
  await whole(page);
  expect(texts.length).toBeGreaterThan(3);
});

for (const width of [320, 1440])
  test(`the results are accessible and fit into ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `${site.url}/decodings`);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('the');
    await whole(page);
    await page.keyboard.press('ArrowUp');
    await expect(results(page).getByRole('option').last()).toBeInViewport();
    const { violations } = await new AxeBuilder({ page }).include('#-search').analyze();
    expect(violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await box(page).fill('a'.repeat(80));
    await expect(page.getByText('Nothing found for')).toBeVisible();
    const panel = page.locator('#-search');
    expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    const frame = await panel.boundingBox();
    expect(frame?.x).toBeGreaterThanOrEqual(0);
    expect((frame?.x ?? 0) + (frame?.width ?? 0)).toBeLessThanOrEqual(width);
  });
