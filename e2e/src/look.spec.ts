import { chromium, type Page } from '@playwright/test';
import { article, articleWithVerse } from './article-specimens.ts';
import { expect, open, reload, test, title } from './journey.ts';
import { articleNamingTerm } from './term-specimens.ts';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

test('a chosen theme stands from the first paint on, whatever the system says, and in every section', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, site.url + article().url);
  const night = await ground(page);
  await press(page, 'Reading settings');
  await press(page, 'Day');
  await expect.poll(() => ground(page)).not.toBe(night);
  const day = await ground(page);
  const ofCover = () => title(page).evaluate((element) => getComputedStyle(element).color);
  const inkOfNight = await ofCover();
  await press(page, 'Sepia');
  await expect.poll(() => ground(page)).not.toBe(day);
  expect(await ground(page)).not.toBe(night);
  expect(await ofCover()).toBe(inkOfNight);
  await press(page, 'Day');

  await page.route('**/*.js', () => {}); // never comes: nothing but the document itself can have set it
  await page.goto(`${site.url}/glossary`, { waitUntil: 'commit' });
  await title(page).waitFor();
  expect(await ground(page)).toBe(day);
  const browserColour = page.locator('meta[name="theme-color"]');
  await page.unroute('**/*.js');
  await open(page, site.url + article().url);
  await expect(browserColour.nth(1)).toHaveAttribute('media', 'all');

  await press(page, 'Reading settings');
  await press(page, 'System');
  await expect.poll(() => ground(page)).toBe(night);
});

test('text size, line length and typeface change what is read, and last', async ({ page, site }) => {
  await open(page, site.url + article().url);
  const look = () =>
    page.locator('[data-page-html]').evaluate((text) => {
      const { fontSize, fontFamily, maxInlineSize } = getComputedStyle(text);
      return {
        size: Number.parseFloat(fontSize),
        family: fontFamily.split(',')[0],
        measure: Number.parseFloat(maxInlineSize),
      };
    });
  const before = await look();
  await press(page, 'Reading settings');
  for (const choice of ['Largest', 'Long', 'Sans serif']) await press(page, choice);
  await reload(page);
  const after = await look();
  expect(after.size).toBeGreaterThan(before.size * 1.3);
  expect(after.measure).toBeGreaterThan(before.measure);
  expect(after.family).toBe('Inter');
  await press(page, 'Reading settings');
  await expect(page.getByRole('button', { name: 'Largest' })).toHaveAttribute('aria-pressed', 'true');
});

test('one form of Sanskrit is shown from the first paint on, but never none, and a verse is copied whole', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await open(page, site.url + articleWithVerse().url);
  const verse = page.locator('[data-verse]').first();
  const words = await verse.locator('p, figcaption').allInnerTexts();
  await press(page, 'Reading settings');
  await press(page, 'IAST');
  await page.keyboard.press('Escape');
  await expect(verse.locator('[lang="sa"]')).toBeHidden();
  await expect(verse.locator('[lang="sa-Latn"]')).toBeVisible();
  await expect(page.locator('[data-page-html] > p [lang="sa"]').first()).toBeVisible();
  await verse.scrollIntoViewIfNeeded();
  await verse.getByRole('button', { name: 'Copy verse' }).click();
  await expect(verse.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words.join('\n'));

  await page.route('**/*.js', () => {}); // never comes: nothing but the document itself can have hidden it
  const { term } = articleNamingTerm();
  await page.goto(site.url + term.url, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: term.term, exact: true })).toBeVisible();
});

test('where terms are not to be explained on hover, a link to one is a link', async ({ page, site }) => {
  const { article, link } = articleNamingTerm();
  await page.clock.install();
  await open(page, site.url + article.url);
  const card = page.locator('[data-term-card]');
  const hoverOver = async () => {
    await title(page).hover();
    await page.locator(link).hover();
    await page.clock.runFor(1000);
  };
  await press(page, 'Reading settings');
  await press(page, 'Off');
  await page.keyboard.press('Escape');
  await hoverOver();
  await expect(card).toBeHidden();
  await press(page, 'Reading settings');
  await press(page, 'On');
  await page.keyboard.press('Escape');
  await hoverOver();
  await expect(card).toBeVisible();
});

test('pages change as a view transition, and without one for who does not like motion', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { transitions: 0 });
    const start = document.startViewTransition;
    document.startViewTransition = function (...given) {
      (globalThis as unknown as { transitions: number }).transitions++;
      return start.apply(this, given);
    };
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const transitions = () => page.evaluate(() => (globalThis as unknown as { transitions: number }).transitions);
  await open(page, `${site.url}/about`);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' });
  await Promise.all([page.waitForResponse(/\/data\/.*contact\.json$/), link.hover()]);
  await link.click();
  await expect(title(page)).toHaveText(/contact|connect/i);
  expect(await transitions()).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  expect(await transitions()).toBe(1);
});

/** Names that the covers of a page have while a view transition begins: before it and after it. */
const coverNames = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { names: Promise<string[]> | undefined }).names);

test('the cover of a card becomes the cover of its article, and back', async ({ page, site }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition;
    document.startViewTransition = function (...given) {
      const transition = start.apply(this, given);
      const names = transition.ready.then(() =>
        document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
          .filter((name) => name.endsWith('(cover)')),
      );
      Object.assign(globalThis, { names });
      return transition;
    };
  });
  const both = expect.arrayContaining(['::view-transition-old(cover)', '::view-transition-new(cover)']);
  for (const list of ['/decodings', '/real-world']) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, site.url + list);
    const link = page.getByRole('main').locator('li:has([data-cover]) :is(h2, h3) a').first();
    const card = (await link.getAttribute('href')) ?? '';
    await link.hover();
    await page.waitForFunction(
      (end) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(end)),
      `${card}.json`,
    );
    await link.click();
    await expect(page).toHaveURL(site.url + card);
    expect(await coverNames(page), card).toEqual(both);
    const cover = page.getByRole('main').locator(`[data-cover="${card}"] img`).first();
    await expect(cover).not.toHaveAttribute('style', /view-transition-name/);
    await page.goBack();
    await expect(page).toHaveURL(site.url + list);
    expect(await coverNames(page), `back to ${list}`).toEqual(both);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => Object.assign(globalThis, { names: undefined }));
    await link.click();
    await expect(page).toHaveURL(site.url + card);
    expect(await coverNames(page)).toBeUndefined();
  }
});

test('Back finds the page as it was left, out of the browser’s own cache', async ({ site, launchOptions }) => {
  const executablePath = process.env['CHROMIUM_PATH']; // one without a window has no such cache
  const browser = await chromium.launch({
    ...launchOptions,
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    const comeBack = new Promise<string>((resolve) => {
      session.on('Page.frameNavigated', ({ type }) => type === 'BackForwardCacheRestore' && resolve('from the cache'));
      session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
        resolve(notRestoredExplanations.map(({ reason }) => reason).join()),
      );
    });
    await open(page, site.url + article().url);
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.goto(`${site.url}/robots.txt`);
    const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
    // Playwright itself does not follow a restored page, so the rest is said in the browser's own protocol.
    void session.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 }).catch(() => {});
    expect(await comeBack).toBe('from the cache');
    const evaluate = async (expression: string) =>
      (await session.send('Runtime.evaluate', { expression, awaitPromise: true })).result.value;
    expect(await evaluate('scrollY')).toBe(700);
    await evaluate(`document.querySelector('header nav a[href="/about"]').click()`);
    expect(
      await evaluate(
        `new Promise((resolve) => { const look = () => location.pathname === '/about' && /about/i.test(document.title) ? resolve('there') : requestAnimationFrame(look); look(); })`,
      ),
    ).toBe('there');
  } finally {
    await browser.close();
  }
});
