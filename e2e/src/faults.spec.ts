import type { Page } from '@playwright/test';
import { expect, hydrated, open, test, title } from './journey.ts';
import { startProxy } from './proxy.ts';

test.use({
  expected:
    /Failed to load resource|Failed to fetch|already registered|integrity|Loading (CSS )?chunk|RUNTIME-008|HTTP 500|never-written/,
});

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('a section that is gone takes down neither the frame nor another section, and can be tried again', async ({
  page,
  site,
}) => {
  const entry = '**/sections/library/files/entry.*.js';
  await page.route(entry, (route) => route.abort());
  await open(page, site.url);
  await menu(page).getByRole('link', { name: 'Glossary' }).click();
  await expect(page.getByRole('alert')).toContainText('This part of the site could not be loaded');
  await menu(page).getByRole('link', { name: 'Decodings' }).click();
  await expect(title(page)).toHaveText('Decodings');
  await menu(page).getByRole('link', { name: 'Glossary' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(entry);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Sacred 108 Glossary');
});

test('on a first load without its section the text stays, and can be tried again', async ({ page, site }) => {
  const entry = '**/sections/decodings/files/entry.*.js';
  await page.route(entry, (route) => route.abort());
  await page.goto(`${site.url}/decodings/seer-awakens`);
  await expect(page.getByRole('alert')).toContainText('The text is all here.');
  await hydrated(page);
  await expect(page.getByRole('article')).toContainText('You are late for an examination.');
  await page.unroute(entry);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('article')).toContainText('You are late for an examination.');
});

for (const [what, pattern] of [
  ['entry', /library\/files\/entry\..*\.js/],
  ['chunk', /library\/files\/section\..*\.js/],
  ['sheet', /library\/files\/section\..*\.css/],
] as const) {
  test(`a tampered ${what} is never used, and the right one is fetched past the cache that kept it`, async ({
    page,
    site,
  }) => {
    const proxy = await startProxy(site.url);
    proxy.tamperWith = pattern;
    await open(page, proxy.url);
    await menu(page).getByRole('link', { name: 'Library' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    proxy.tamperWith = undefined;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(title(page)).toHaveText('Seer’s Library');
    expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
    await proxy.close();
  });
}

test('a page whose JSON cannot be had says so and can be tried again', async ({ page, site }) => {
  const data = '**/sections/story/data/*/contact.json';
  await page.route(data, (route) => route.fulfill({ status: 500 }));
  await open(page, `${site.url}/audio`);
  await menu(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('alert')).toContainText('HTTP 500');
  await page.unroute(data);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Connect & Contribute');
});

test('an address inside a section that is no page gets what the gateway has for it', async ({ page, site }) => {
  await open(page, `${site.url}/decodings`);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/decodings/never-written',
      textContent: 'a dead link',
    });
    document.querySelector('main')?.append(link);
    history.pushState(null, '', '/decodings/never-written');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL(`${site.url}/decodings?missing=never-written`);
  await expect(page.getByText('“never-written” was not found')).toBeVisible();
});
