import type { Page } from '@playwright/test';
import { article } from './article-specimens.ts';
import { expect, holdScripts, hydrated, open, reload, test, title } from './journey.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Words of the specification's §2.3, and where each leads. */
const ways = [
  ['Explore Decodings', '/decodings'],
  ['Read the ROE Declaration', '/declaration'],
  ['Learn More about ROE', '/about-roe'],
  ['Decode This Map', '/decodings/three-layer-model'],
  ['Watch the Cosmic Storyboard', '/cosmic-series'],
  ['Explore the Sacred Geometry', '/sacred-patterns'],
  ['Explore the Series', '/pregnancy-of-wombs'],
  ['About ROE', '/about'],
  ['The realization story', '/realization'],
] as const;

const opening = (page: Page) => page.getByRole('dialog', { name: 'Opening sequence' });

/** Counts how far things move by themselves, from the page's first moment on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) counted.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

test.describe('for who likes it still', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('every way on leads where it says, and back', async ({ page, site }) => {
    await open(page, site.url);
    for (const [name, href] of ways) {
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(site.url + href);
      await expect(title(page)).not.toHaveText('Reality of Everything');
      await page.goBack();
      await expect(title(page)).toHaveText('Reality of Everything');
    }
  });

  test('each text of the front page is what it says of it', async ({ page, site }) => {
    await open(page, site.url);
    const front = page.getByRole('region', { name: 'Three openings' });
    const links = front.getByRole('heading', { level: 3 }).getByRole('link');
    await expect(links).toHaveCount(3);
    for (const place of [0, 1, 2]) {
      const link = links.nth(place);
      const story = front.locator(':is(article, li)').nth(place);
      const name = (await link.textContent()) ?? '';
      const openings = await story.locator('[data-page-html] p').allTextContents();
      const minutes = (await story.getByText(/^\d+ min read$/).textContent()) ?? '';
      await link.click();
      await expect(title(page)).toHaveText(name);
      await expect(page.getByRole('article').first()).toContainText(minutes);
      const text = page.locator('[data-page-html] > p');
      for (const [index, words] of openings.entries()) await expect(text.nth(index)).toHaveText(words);
      await page.goBack();
      await expect(title(page)).toHaveText('Reality of Everything');
    }
  });

  test('what a sentence means unfolds by key, and is what its analysis says', async ({ page, site }) => {
    await open(page, site.url);
    const saying = page.getByRole('figure', { name: 'What they said' });
    const sentence = (await saying.getByRole('blockquote').textContent()) ?? '';
    await saying.locator('summary').focus();
    await page.keyboard.press('Enter');
    const meaning = (await saying.locator('details p').textContent()) ?? '';
    await saying.getByRole('link').click();
    await expect(page.getByRole('main')).toContainText(sentence);
    await expect(page.getByRole('main')).toContainText(meaning);
  });

  test('every link of the page, and of what it opens, leads to a page', async ({ page, site }) => {
    await open(page, site.url);
    for (const name of ['Explore ROE', /See More.*Stillness/, /See More.*Vibration/, /See More.*Form/]) {
      await page.getByRole('button', { name }).click();
      const links = await page.getByRole('main').getByRole('link').all();
      for (const link of links) {
        const href = (await link.getAttribute('href')) ?? '';
        expect((await page.request.get(new URL(href, site.url).href)).status(), href).toBe(200);
      }
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    }
  });

  for (const name of ['Explore ROE', /See More.*Stillness/, 'The three episodes']) {
    test(`what ${name} opens holds the page still, closes by key, and gives the focus back`, async ({ page, site }) => {
      await open(page, site.url);
      const button = page.getByRole('button', { name });
      await button.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(button).toBeFocused();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
    });
  }

  test('a layer closes by its mark and by a click beside it, and leads deeper', async ({ page, site }) => {
    await open(page, site.url);
    const more = page.getByRole('button', { name: /See More.*Vibration/ });
    await more.click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await more.click();
    await page.mouse.click(5, 400);
    await expect(page.getByRole('dialog')).toBeHidden();
    await more.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Go Deeper' }).click();
    await expect(page).toHaveURL(`${site.url}/decodings`);
  });

  test('a dot shows its picture, which fades in two seconds where motion is liked', async ({ page, site }) => {
    await open(page, site.url);
    const dots = page.getByRole('group', { name: 'Background pictures' });
    await expect(dots.getByRole('button')).toHaveCount(8);
    await dots.getByRole('button', { name: 'Show image 3 of 8' }).click();
    await expect(dots.locator('[aria-current]')).toHaveAccessibleName('Show image 3 of 8');
    const picture = page.locator('main img[src*="/galaxies."]').first().locator('xpath=../..');
    await expect(picture).toHaveCSS('opacity', '1');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(picture).toHaveCSS('transition-duration', '2s');
    const box = await dots.getByRole('button', { name: 'Show image 1 of 8' }).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(24);
    expect(box?.height).toBeGreaterThanOrEqual(24);
  });

  test('at no width is anything wider than the page', async ({ page, site }) => {
    await open(page, site.url);
    for (const width of [320, 360, 768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const room = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(room, `${width}`).toBeLessThanOrEqual(0);
    }
  });

  test('the opening sequence does not play', async ({ page, site }) => {
    await open(page, site.url);
    await page.waitForLoadState('networkidle'); // the pictures are there, and nothing has opened
    await expect(opening(page)).toBeHidden();
  });
});

test('the opening sequence plays over the page, is skipped, and does not come again in the session', async ({
  page,
  site,
}) => {
  await open(page, site.url);
  await expect(opening(page)).toBeVisible();
  await expect(opening(page)).toContainText('Before there was a shore, an ocean.');
  await expect(opening(page)).toContainText('Something stirs. Call it a point.');
  await expect(opening(page).getByRole('button', { name: 'Skip intro' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opening(page)).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Explore Decodings' }).click();
  await page.goBack();
  await expect(title(page)).toHaveText('Reality of Everything');
  await reload(page);
  await page.waitForLoadState('networkidle'); // the pictures are there, and nothing has opened
  await expect(opening(page)).toBeHidden();
});

test('what is painted first is the opening’s first picture, and nothing that it would take away', async ({
  page,
  site,
}) => {
  const letScriptsRun = await holdScripts(page);
  await page.goto(site.url, { waitUntil: 'commit' });
  await expect(page.locator('main img[src*="/infinite-ocean."]').first()).toBeVisible();
  await expect(title(page)).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  letScriptsRun();
  await expect(opening(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(title(page)).toBeVisible();
  await expect(title(page)).toHaveCSS('opacity', '1'); // it has risen
  await expect(title(page)).toHaveCSS('translate', 'none');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('where the scripts are late the page shows itself, and nothing covers what was opened then', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const letScriptsRun = await holdScripts(page);
  await page.goto(site.url, { waitUntil: 'commit' });
  await expect(title(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  letScriptsRun();
  await hydrated(page);
  await page.waitForLoadState('networkidle'); // the opening's pictures would be there
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(opening(page)).toBeHidden();
});

test('who comes back goes on reading: the row is there from the first paint on, and nothing moves when it is filled', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/licences`);
  const { url, title: name } = article();
  await page.evaluate((url) => {
    const state = { items: [], readingList: [], progress: { [url]: { anchor: '', part: 0.4, isRead: false } } };
    localStorage.setItem('saved', JSON.stringify({ state, version: 1 }));
    sessionStorage.setItem('opening', '"seen"');
  }, url);
  const shifted = await watchShifts(page);
  for (const path of ['/', '/decodings']) {
    await open(page, site.url + path);
    const row = page.getByRole('region', { name: 'Continue reading' });
    await expect(row.getByRole('link', { name })).toBeVisible();
    const [top, next] = await Promise.all([
      row.boundingBox(),
      page.getByRole('heading', { level: 2 }).nth(1).boundingBox(),
    ]);
    expect(top?.y).toBeLessThan(next?.y ?? 0);
    expect(await shifted(), path).toBeLessThan(0.002);
  }
});

for (const [name, skip] of [
  ['Enter', (page: Page) => page.keyboard.press('Enter')],
  ['Space', (page: Page) => page.keyboard.press('Space')],
  ['a click on the picture', (page: Page) => page.mouse.click(300, 200)],
  ['its button', (page: Page) => page.getByRole('button', { name: 'Skip intro' }).click()],
] as const) {
  test(`${name} skips the opening sequence`, async ({ page, site }) => {
    await open(page, site.url);
    await expect(opening(page)).toBeVisible();
    await skip(page);
    await expect(opening(page)).toBeHidden();
    await expect(title(page)).toBeVisible();
  });
}

for (const path of ['/?from=a-friend', '/#-main', '/about']) {
  test(`the opening sequence does not play for who arrives at ${path}`, async ({ page, site }) => {
    await open(page, site.url + path);
    if (path === '/about') await page.getByRole('link', { name: 'ROE, Reality of Everything' }).click();
    await expect(title(page)).toHaveText('Reality of Everything');
    await page.waitForLoadState('networkidle'); // the pictures are there, and nothing has opened
    await expect(opening(page)).toBeHidden();
  });
}

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test(`at ${width} px nothing moves by itself, opening sequence and slideshow included`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    const shifted = await watchShifts(page);
    await open(page, site.url);
    await expect(opening(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opening(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Show image 2 of 8' })).toHaveAttribute('aria-current', 'true');
    expect(await shifted()).toBeLessThan(0.0005); // letters may settle by a pixel or three when their typeface comes
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is read: title, verse, layers, map and ways on, over the first picture', async ({ page, site }) => {
    await page.goto(site.url);
    await expect(title(page)).toHaveText('Reality of Everything');
    await expect(page.getByRole('main')).toContainText('Lead me to light', { ignoreCase: true });
    for (const [name] of ways)
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
    await page.getByText('What it really means').click();
    await expect(page.getByRole('figure', { name: 'What they said' }).locator('details p')).toBeVisible();
    await expect(page.getByText('This is where change is made.').first()).toBeVisible();
    await expect(page.locator('main img[src*="/infinite-ocean."]').first()).toBeVisible();
    await expect(page.locator('main img[src*="/bindu."]')).toHaveCount(1); // the storyboard's; none waits behind the title
    await expect(page.getByRole('button', { name: 'Explore ROE' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
  });
});
