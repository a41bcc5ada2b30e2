import type { Page } from '@playwright/test';
import { article, articleOnItsOwn } from './article-specimens.ts';
import { expect, holdScripts, hydrated, open, reload, saveData, test, title } from './journey.ts';
import { analysis } from './list-specimens.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

test('the header is opaque once the page is scrolled by more than 20 px', async ({ page, site }) => {
  await open(page, `${site.url}/about`);
  const background = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
  await scrollTo(page, 0);
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
  await scrollTo(page, 21);
  await expect.poll(background).not.toBe('rgba(0, 0, 0, 0)');
});

test('Scroll to Top comes after 300 px, and leads to the heading', async ({ page, site }) => {
  await open(page, `${site.url}/decodings`);
  const button = page.getByRole('button', { name: 'Scroll to Top' });
  await scrollTo(page, 300);
  await expect(button).toBeHidden();
  await scrollTo(page, 301);
  await button.click();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('the model opens in a dialog before any script, and gives the focus back', async ({ page, site }) => {
  await page.route('**/*.js', () => {}); // never comes
  await page.goto(`${site.url}/decodings`, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Three-Layer Model' });
  const dialog = page.getByRole('dialog', { name: 'The Three Layers of Reality' });
  await button.click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close Model' }).click();
  await expect(dialog).toBeHidden();
  await button.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('the model is a modal dialog: the chosen layer has the focus, keys choose, and nothing behind it is reached', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/decodings`);
  await page.getByRole('button', { name: 'Three-Layer Model' }).click();
  const dialog = page.getByRole('dialog', { name: 'The Three Layers of Reality' });
  await expect(dialog.getByRole('radio', { name: 'Layer 1 · Stillness' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Layer 2 · Vibration' })).toBeChecked();
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer'))).toBeNull();
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Three-Layer Model' })).toBeFocused();
});

test('in a small window one mark holds the controls, over no more than its own place, and has the focus back', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${site.url}/decodings`);
  const mark = page.getByRole('button', { name: 'Controls' });
  await expect(page.getByRole('button', { name: 'Mute Audio' })).toBeHidden();
  await mark.click();
  await page.getByRole('button', { name: 'Mute Audio' }).click();
  await expect(page.getByRole('button', { name: 'Enable Audio' })).toBeVisible();
  await page.getByRole('button', { name: 'Three-Layer Model' }).click();
  await expect(page.getByRole('dialog', { name: 'The Three Layers of Reality' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mark).toBeFocused();
});

test('in a wide window no control stands on the text of any page’s column', async ({ page, site }) => {
  for (const width of [1200, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/decodings', article().url]) {
      await open(page, site.url + path);
      await scrollTo(page, 400);
      await scrollTo(page, 320);
      await expect(page.getByRole('button', { name: 'Scroll to Top' })).toBeVisible();
      const covered = await page.locator('#-controls').evaluate((controls) => {
        const { left } = controls.getBoundingClientRect();
        const isOnTop = (element: Element | null, { right, top, bottom }: DOMRect) =>
          element?.contains(document.elementFromPoint(right - 1, (top + bottom) / 2));
        Object.assign((controls as HTMLElement).style, { visibility: 'hidden' });
        const words = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
        const covered: string[] = [];
        for (let text = words.nextNode(); text; text = words.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(text);
          const reaching = Array.from(range.getClientRects()).filter(({ right }) => right > left);
          if (reaching.some((rect) => isOnTop(text.parentElement, rect))) covered.push(text.textContent ?? '');
        }
        return covered;
      });
      expect(covered, `${path} at ${width}`).toEqual([]);
    }
  }
});

test('the menu marks the entry that a page belongs to, wherever it is', async ({ page, site }) => {
  for (const [path, label] of [
    ['/realization', 'About'],
    ['/saved', 'Decodings'],
    [article().url, 'Decodings'],
    [analysis().url, 'Real World'],
  ] as const) {
    await page.goto(site.url + path, { waitUntil: 'commit' });
    await expect(mainMenu(page).locator('[aria-current="page"]'), path).toHaveText([label]);
  }
});

test('a click on the audio button before the scripts are there is answered when they are', async ({ page, site }) => {
  const letScriptsRun = await holdScripts(page);
  await page.goto(`${site.url}/audio`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Mute Audio' }).click();
  letScriptsRun();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Enable Audio' })).toBeVisible();
  await expect(page.getByText('Sound is muted for the whole site.')).toBeVisible();
});

test('a choice lasts on the device, and another tab follows it', async ({ page, site, context, watch }) => {
  await open(page, `${site.url}/audio`);
  const other = await context.newPage();
  watch(other);
  await open(other, `${site.url}/audio`);
  await page.getByRole('button', { name: 'Mute Audio' }).click();
  await expect(other.getByText('Sound is muted for the whole site.')).toBeVisible();
  await reload(page);
  await expect(page.getByText('Sound is muted for the whole site.')).toBeVisible();
});

test('a broken value on the device is set aside and said once; the site works', async ({ page, site }) => {
  await page.goto(`${site.url}/licences`);
  await page.evaluate(() => localStorage.setItem('preferences', '{"state":'));
  await open(page, `${site.url}/audio`);
  const notice = page.getByText('could not be read. It is set aside');
  await expect(notice).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('preferences.unreadable'))).toBe('{"state":');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Mute Audio' }).click();
  await reload(page);
  await expect(page.getByText('Sound is muted for the whole site.')).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a new page has the focus on its heading and is announced once', async ({ page, site }) => {
  await open(page, site.url);
  const liveRegion = await page.locator('[aria-live="polite"]').elementHandle();
  await page.evaluate((region) => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    new MutationObserver(() => announcements.push(region?.textContent ?? '')).observe(region as Node, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }, liveRegion);
  await mainMenu(page).getByRole('link', { name: 'Library' }).click();
  await expect(title(page)).toBeFocused();
  await expect(page).toHaveTitle('Seer’s Library · ROE');
  expect(await page.evaluate(() => (window as unknown as { announcements: string[] }).announcements)).toEqual([
    'Seer’s Library · ROE',
  ]);
});

test.describe('an unknown address', () => {
  test.use({ expected: /404|nowhere-at-all/ });

  test('is a 404 that shows About, names the address and what is near it', async ({ page, site }) => {
    const specimen = article();
    const misspelt = `/${specimen.slug.slice(0, -1)}`;
    const response = await page.goto(`${site.url}/decoding${misspelt}/x`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(title(page)).toHaveText('About ROE');
    await hydrated(page);
    await page.goto(site.url + misspelt);
    const notice = page.getByRole('status').filter({ hasText: 'There is no page at' });
    await expect(notice).toContainText(misspelt);
    await notice.getByRole('link', { name: specimen.title, exact: true }).click();
    await expect(title(page)).toHaveText(specimen.title);
    await expect(page).toHaveTitle(`${specimen.title} · ROE`);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });

  test('is the same when a link leads there', async ({ page, site }) => {
    await open(page, `${site.url}/contact`);
    await page.evaluate(() => {
      history.pushState(null, '', '/nowhere-at-all');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('status').filter({ hasText: 'There is no page at' })).toContainText('/nowhere-at-all');
    await expect(title(page)).toHaveText('About ROE');
    await expect(page).toHaveTitle('Page not found · ROE');
  });
});

test('? shows the keys, / opens the search, and both can be switched off', async ({ page, site }) => {
  await open(page, `${site.url}/library`);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(help).toBeVisible();
  await help.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(help).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await reload(page);
  await page.keyboard.press('/');
  const box = page.getByPlaceholder('Search decodings, topics, or wisdom...');
  await expect(box).toBeFocused();
  await page.keyboard.type('who?');
  await expect(box).toHaveValue('who?');
  await expect(help).toBeHidden();
});

test('?seams says of each part where it comes from', async ({ page, site }) => {
  await open(page, `${site.url}${article().url}?seams`);
  await expect(
    page.getByText(/^decodings 1\.0\.0-\w{10}, shipped \d{4}-.* UTC, [\d.]+ kB, prerendered$/),
  ).toBeVisible();
  await expect(page.getByText(/^shell 1\.0\.0-\w{10}, revision \d+$/)).toBeAttached();
  await open(page, `${site.url}/library`);
  await page.getByRole('link', { name: 'Seams' }).click();
  await expect(page.getByText(/^library 1\.0\.0-/)).toBeVisible();
});

test('controls are at least 24 px large, and no focus is hidden under the header', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, site.url + article().url);
  await page.getByRole('button', { name: 'Menu' }).click();
  const small = await page
    .locator('#-root > header :is(a, button), #-root > footer a, #-root > div button')
    .evaluateAll((all) =>
      all
        .filter((element) => (element as HTMLElement).checkVisibility())
        .map((element) => ({ text: element.textContent, ...element.getBoundingClientRect().toJSON() }))
        .filter(({ width, height }) => width < 24 || height < 24)
        .map(({ text }) => text),
    );
  expect(small).toEqual([]);
  await page.keyboard.press('Escape');
  const links = page.getByRole('article').getByRole('link');
  for (const link of await links.all()) {
    await link.focus();
    const top = await link.evaluate((element) => element.getBoundingClientRect().top);
    const edge = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
    expect(top).toBeGreaterThanOrEqual(edge);
  }
});

test('nothing is loaded ahead for a visitor who saves data', async ({ page, site }) => {
  await saveData(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await open(page, `${site.url}/decodings`);
  await mainMenu(page).getByRole('link', { name: 'Glossary' }).hover();
  await page.getByRole('link', { name: articleOnItsOwn().title, exact: true }).hover();
  await page.getByRole('button', { name: 'Mute Audio' }).click();
  await expect(page.getByRole('button', { name: 'Enable Audio' })).toBeVisible();
  expect(fetched.filter((path) => path.includes('/data/') || path.includes('library'))).toEqual([]);
});

test('a hundred navigations across sections leave the heap as it was', async ({ page, site }) => {
  await open(page, site.url);
  const client = await page.context().newCDPSession(page);
  const heap = async () => {
    await client.send('HeapProfiler.collectGarbage');
    return (await client.send('Runtime.getHeapUsage')).usedSize / 1e6;
  };
  const names = ['Decodings', 'Audio', 'Chat', 'Library', 'Glossary', 'About', 'Contact', 'Real World', 'Home'];
  const round = () =>
    page.evaluate(async (names) => {
      for (const name of names) {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('header nav a')];
        const link = links.find(({ textContent }) => textContent === name);
        link?.click();
        while (link?.getAttribute('aria-current') !== 'page') await new Promise(requestAnimationFrame);
      }
    }, names);
  const heaps: number[] = [];
  for (let rounds = 0; rounds < 12; rounds++) {
    await round();
    heaps.push(await heap());
  }
  const [, , before = 0] = heaps; // the last pages that were asked for are kept, and so is what the browser compiled: up to 3 MB come and go
  expect(Math.min(...heaps.slice(-5)) - before).toBeLessThan(3);
});
