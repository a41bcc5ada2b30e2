import type { Locator, Page } from '@playwright/test';
import { article, articleInLayers, articleOnItsOwn, openingOf } from './article-specimens.ts';
import { expect, holdScripts, hydrated, open, reload, test, title, typefacesCame } from './journey.ts';
import { analyses, analysis, series } from './list-specimens.ts';
import { articleNamingTerm } from './term-specimens.ts';
import { asWritten } from './word-specimens.ts';

const heading = (page: Page, place: number) => page.locator('[data-page-html] h2').nth(place);
const card = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('[lang="sa"]') });
const term = (page: Page) => page.locator(articleNamingTerm().link);
/** Until the device knows that more than this part of the text was read. */
const kept = (page: Page, part: number) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        scrollBy(0, 1); // who reads moves the text on; a move before the page watches is not seen
        return JSON.parse(localStorage['saved'] ?? '{}').state?.progress[location.pathname]?.part ?? 0;
      }),
    )
    .toBeGreaterThan(part);

/** Moves the text up as a reader would, until this part of the page is in the window. */
const scrollToPart = (page: Page, part: number) =>
  page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), part);

test('a reader leaves a text, comes back to its top, and goes on where it was left', async ({ page, site }) => {
  await open(page, site.url + article().url);
  await expect(page.getByRole('complementary', { name: 'Continue reading' })).toBeHidden();
  await heading(page, 2).evaluate((element) => element.scrollIntoView());
  const words = (await heading(page, 2).textContent()) ?? '';
  await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: words })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await kept(page, 0.1);
  await open(page, `${site.url}/library`);
  await open(page, site.url + article().url);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: `Continue at “${words}”` }).click();
  await expect(heading(page, 2)).toBeInViewport();
  await expect(page).toHaveURL(/#.+/);
  await expect(page.getByRole('complementary', { name: 'Continue reading' })).toBeHidden();
});

test('while a part about a layer is read, the page has the colour of that layer', async ({ page, site }) => {
  await open(page, site.url + articleInLayers().url);
  const part = page.locator('[data-page-html] h2', { hasText: /^Layer 2/ }).first();
  const words = (await part.textContent()) ?? '';
  const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: words });
  const ink = await part.evaluate((element) => getComputedStyle(element).color);
  await part.evaluate((element) => element.scrollIntoView());
  await expect(part).not.toHaveCSS('color', ink);
  await expect(page.getByRole('article').first()).toHaveAttribute('data-layer', '2');
  const colour = await link.evaluate((element) => getComputedStyle(element).borderInlineStartColor);
  await expect(part).toHaveCSS('color', colour);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(part).toHaveCSS('color', ink);
  await expect(page.getByRole('article').first()).not.toHaveAttribute('data-layer');
});

test('an offer to go on can be turned down, and a text that was read to its end has none', async ({ page, site }) => {
  await open(page, site.url + article().url);
  await scrollToPart(page, 0.3);
  await kept(page, 0.1);
  await open(page, `${site.url}${article().url}?again`);
  await page.getByRole('button', { name: 'Start from the beginning' }).click();
  await expect(page.getByRole('complementary', { name: 'Continue reading' })).toBeHidden();
  await scrollToPart(page, 1);
  await kept(page, 0.9);
  await open(page, site.url + article().url);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('complementary', { name: 'Continue reading' })).toBeHidden();
});

test('a series is read episode by episode, and says when all of it is read', async ({ page, site }) => {
  const [first, ...others] = series().episodes;
  const count = others.length + 1;
  await open(page, site.url + first?.url);
  const episodes = page.getByRole('navigation', { name: 'Episodes' });
  await expect(episodes).toContainText(`${count} episodes`);
  await scrollToPart(page, 1);
  for (const [index, next] of others.entries()) {
    await expect(episodes).toContainText(`${index + 1} of ${count} read`);
    await episodes.getByRole('link', { name: new RegExp(`^Next: Episode ${index + 2}`) }).click();
    await expect(title(page)).toHaveText(next.title);
    await expect(episodes).toContainText(`${index + 1} of ${count} read`);
    await scrollToPart(page, 1);
  }
  await expect(episodes).toContainText('You have read the whole series.');
  await reload(page);
  await expect(episodes).toContainText(`${count} of ${count} read`);
});

test('a term explains itself to the pointer, stays while it is pointed at, and closes with Escape', async ({
  page,
  site,
}) => {
  const naming = articleNamingTerm();
  await page.clock.install();
  await open(page, site.url + naming.article.url);
  await typefacesCame(page); // a text that moves slips away from under the pointer
  await term(page).hover();
  await expect(card(page)).toBeVisible();
  await expect(card(page)).toContainText(naming.term.term);
  await card(page).hover();
  await page.clock.runFor(700);
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await title(page).hover();
  await term(page).hover();
  await expect(card(page)).toBeVisible();
  await title(page).hover();
  await expect(card(page)).toBeHidden();
});

test('a term explains itself to the keyboard, its card gives the focus back, and leads to the glossary', async ({
  page,
  site,
}) => {
  const naming = articleNamingTerm();
  const [{ definition = '' } = {}] = naming.term.senses;
  await open(page, site.url + naming.article.url);
  await page.keyboard.press('Tab');
  await term(page).focus();
  await expect(card(page)).toBeVisible();
  await expect(term(page)).toHaveAccessibleDescription(asWritten(definition.slice(0, 20)));
  await page.keyboard.press('Tab');
  await expect(card(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(term(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site.url + naming.term.url);
  await expect(title(page)).toHaveText(`${naming.term.devanagari} ${naming.term.term}`);
});

test.describe('a term whose page cannot be had', () => {
  test.use({ expected: /404/ });

  test('stays a plain link', async ({ page, site }) => {
    const naming = articleNamingTerm();
    await page.route(`**${naming.term.url}*`, (route) => route.fulfill({ status: 404 }));
    await page.clock.install();
    await open(page, site.url + naming.article.url);
    await term(page).hover();
    await page.clock.runFor(1000);
    await expect(card(page)).toBeHidden();
  });
});

test.describe('on a small screen that is touched', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('the first tap explains a term inside the window, the next one follows it', async ({ page, site }) => {
    const naming = articleNamingTerm();
    await open(page, site.url + naming.article.url);
    await term(page).tap();
    await expect(card(page)).toBeVisible();
    const { x, width } = (await card(page).boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.locator('[data-page-html] p').last().tap();
    await expect(card(page)).toBeHidden();
    await term(page).tap();
    await term(page).tap();
    await expect(page).toHaveURL(site.url + naming.term.url);
  });

  test('the contents are folded above the text', async ({ page, site }) => {
    await open(page, site.url + article().url);
    await page.getByText('Contents', { exact: true }).filter({ visible: true }).tap();
    const words = (await heading(page, 1).textContent()) ?? '';
    await page.getByRole('link', { name: words, exact: true }).tap();
    await expect(heading(page, 1)).toBeInViewport();
  });
});

test('a page is shared by its address where the device has no way of its own', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'share'));
  await open(page, site.url + article().url);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Link copied').filter({ visible: true }).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + article().url);
});

test('where nothing can be copied, the address is there to be copied by hand', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new Error('no')), configurable: true });
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  });
  await open(page, site.url + analysis().url);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Address of this page' })).toHaveValue(site.url + analysis().url);
});

test('header and controls leave while somebody reads on, and come back on the way up, by key, and at the top', async ({
  page,
  site,
}) => {
  await open(page, site.url + article().url);
  const isInSight = (locator: Locator) =>
    locator.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      return bottom > 0 && getComputedStyle(element).opacity === '1';
    });
  const header = page.getByRole('banner');
  const controls = page.locator('#-controls');
  const expectBoth = async (inSight: boolean) => {
    await expect.poll(() => isInSight(header)).toBe(inSight);
    await expect.poll(() => isInSight(controls)).toBe(inSight);
  };
  const scrollBy = (way: number) => page.evaluate((way) => window.scrollBy(0, way), way);
  await expectBoth(true);
  await scrollBy(900);
  await expectBoth(false);
  await scrollBy(-100);
  await expectBoth(true);
  await scrollBy(300);
  await expectBoth(false);
  await page.getByRole('button', { name: 'Search' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => isInSight(header)).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectBoth(true);
  await open(page, `${site.url}/decodings`);
  await scrollBy(900);
  await expectBoth(true);
});

test('a favourite is still one after a reload', async ({ page, site }) => {
  await open(page, site.url + article().url);
  await page.getByRole('button', { name: 'Favorite' }).click();
  await reload(page);
  await expect(page.getByRole('button', { name: 'Favorite', pressed: true })).toBeVisible();
});

test('a favourite that was chosen before the scripts have come is one', async ({ page, site }) => {
  const letScriptsRun = await holdScripts(page);
  await page.goto(site.url + article().url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Favorite' }).click();
  letScriptsRun();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Favorite', pressed: true })).toBeVisible();
});

test('a text is read aloud sentence by sentence, and falls silent when the page is left', async ({ page, site }) => {
  await page.addInitScript(() => {
    const utterances: string[] = [];
    Object.assign(window, { utterances });
    Object.assign(speechSynthesis, {
      getVoices: () => [{}],
      cancel: () => void utterances.push('—'),
      speak: ({ text, onend }: SpeechSynthesisUtterance) => {
        utterances.push(text);
        if (utterances.length < 4) setTimeout(onend as () => void, 50);
      },
    });
  });
  await open(page, site.url + article().url);
  await page.getByRole('button', { name: 'Listen' }).click();
  const utterances = () => page.evaluate(() => (window as unknown as { utterances: string[] }).utterances);
  await expect.poll(utterances).toHaveLength(4);
  expect(await utterances()).toContain(openingOf(article()));
  await page.getByRole('link', { name: 'All decodings' }).click();
  await expect(title(page)).toHaveText('Decodings');
  expect((await utterances()).at(-1)).toBe('—');
});

test('where there is no voice, there is no Listen', async ({ page, site }) => {
  await page.addInitScript(() => Object.assign(speechSynthesis, { getVoices: () => [] }));
  await open(page, site.url + article().url);
  await expect(page.getByRole('button', { name: 'Favorite' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Listen' })).toHaveCount(0);
});

test('Back leads out of a text whose contents were followed, and their places can be shared', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/library`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Decodings' }).click();
  await page.getByRole('link', { name: articleOnItsOwn().title, exact: true }).click();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  for (const place of [1, 2]) await contents.getByRole('link').nth(place).click();
  await expect(heading(page, 2)).toBeInViewport();
  const shared = page.url();
  expect(shared).toMatch(/#.+/);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/decodings`);

  await open(page, shared);
  await expect(heading(page, 2)).toBeInViewport();
  await contents.getByRole('link').nth(1).click();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/decodings`);
});

test('Back leads to the series that the reader came from', async ({ page, site }) => {
  await open(page, site.url + article().url);
  const { name } = series();
  await page.evaluate((name) => {
    history.replaceState({ ...history.state, usr: { fromSeries: true, series: name } }, '');
  }, name);
  await reload(page);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/decodings/);
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
});

test('a view of an analysis is counted when it was in sight for five seconds', async ({ page, site }) => {
  const { url: subject = '' } = analyses().at(-1) ?? {};
  const views = async () =>
    (await (await page.request.get(`${site.url}/api/counts?subject=${subject}&at=${Math.random()}`)).json())[subject]
      .views;
  const before = await views();
  await page.clock.install();
  await open(page, site.url + subject);
  await page.clock.runFor(6000);
  await expect.poll(views).toBe(before + 1);
  await reload(page);
  await page.clock.runFor(6000);
  expect(await views()).toBe(before + 1);
});

test.describe('an unknown analysis', () => {
  test.use({ expected: /404/ });

  test('is told, with status 404 and a way back', async ({ page, site }) => {
    const response = await page.goto(`${site.url}/realworld/never-written`);
    expect(response?.status()).toBe(404);
    await expect(title(page)).toHaveText('Topic Not Found');
    await page.getByRole('link', { name: 'Decode the Real World' }).click();
    await expect(page).toHaveURL(`${site.url}/real-world`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a text is read whole, by its contents, and nothing is shown that would not work', async ({ page, site }) => {
    await page.goto(site.url + article().url);
    await expect(page.getByRole('article').first()).toContainText(openingOf(article()));
    const words = (await heading(page, 2).textContent()) ?? '';
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: words }).click();
    await expect(heading(page, 2)).toBeInViewport();
    for (const name of ['Share', 'Favorite', 'Read later', 'Listen', 'Text settings', 'Print'])
      await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
    await page.goto(site.url + analysis().url);
    await expect(page.getByText('What they said')).toBeVisible();
    await expect(page.getByText(/\d+ views/)).toHaveCount(0);
  });
});
