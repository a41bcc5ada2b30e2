import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { article } from './article-specimens.ts';
import { expect, hold, holdScripts, hydrated, open, test, title } from './journey.ts';

/** Specifier → version → what the shell shares, as the containers of sections are given it. */
type ShareScope = Record<string, Record<string, { get(): () => object }>>;

/** What a section's entry leaves behind. */
interface Container {
  init(scope: ShareScope): unknown;
  get(module: string): unknown;
}

/** Keeps, in the page, what the containers of these sections are given when they start. */
function keepShareScopes(ids: string[]): void {
  const shareScopes: Record<string, ShareScope> = {};
  for (const id of ids) {
    let container: Container | undefined;
    Object.defineProperty(globalThis, `section_${id}`, {
      get: () => container,
      set(given: Container) {
        const init = (scope: ShareScope) => {
          shareScopes[id] = scope;
          return given.init(scope);
        };
        container = { get: given.get, init };
      },
    });
  }
  Object.assign(globalThis, { shareScopes });
}

test('the page’s own files are all named in its HTML and fetched in one wave', async ({ page, site }) => {
  const html = await (await page.request.get(site.url + article().url)).text();
  const named = Array.from(
    html.matchAll(/<script src="([^"]+)" integrity="sha384-[^"]+" crossorigin="anonymous"(?: async)?>/g),
    ([, url]) => url,
  );
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname);
  });
  await open(page, site.url + article().url);
  expect(fetched.slice(0, named.length).sort()).toEqual([...named].sort());
});

test('scripts start when the text and the first picture are painted, whatever else is on its way', async ({
  page,
  site,
}) => {
  const started = () => page.evaluate(() => document.head.querySelectorAll('script[src]').length);
  const letPictureCome = await hold(page, /\.(avif|webp)$/);
  await hold(page, '**/held'); // so that the page never counts as loaded
  await page.addInitScript(() => {
    const later = window.setTimeout;
    window.setTimeout = ((task: () => void, time?: number) => (time === 4000 ? 0 : later(task, time))) as typeof later;
    document.addEventListener('DOMContentLoaded', () => Object.assign(new Image(), { src: '/held' }));
  });
  await page.goto(site.url + article().url, { waitUntil: 'domcontentloaded' });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBeGreaterThan(0);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await started()).toBe(0);
  letPictureCome();
  await hydrated(page);
  expect(await started()).toBeGreaterThan(0);
});

test('the search opens before any script has run, and stays open with its text', async ({ page, site }) => {
  const letScriptsRun = await holdScripts(page);
  await page.goto(`${site.url}/decodings`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Search' }).click();
  const box = page.getByPlaceholder('Search decodings, topics, or wisdom...');
  await box.fill('stillness');
  letScriptsRun();
  await hydrated(page);
  await expect(box).toBeVisible();
  await expect(box).toHaveValue('stillness');
});

test('every shared module loads in the browser, once, and sections run on the shell’s own copy', async ({
  page,
  site,
}) => {
  const store = process.env['E2E_FOLDER'] ?? '';
  const versions = path.join(store, 'site/shell/versions');
  const [version = ''] = readdirSync(versions);
  const { provides } = JSON.parse(readFileSync(path.join(versions, version), 'utf8'));
  expect(Object.keys(provides)).toContain('react');
  await page.addInitScript(keepShareScopes, ['audio', 'story']);
  await open(page, `${site.url}/audio`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await page.waitForFunction(() => 'story' in (globalThis as unknown as { shareScopes: object }).shareScopes);
  const copies = await page.evaluate(() => {
    const { audio, story } = (globalThis as unknown as { shareScopes: Record<'audio' | 'story', ShareScope> })
      .shareScopes;
    const had = (scope: ShareScope, key: string): object => Object.values(scope[key] ?? {})[0]?.get()() ?? {};
    return Object.keys(audio).map((key) => [
      key,
      Object.keys(had(audio, key)).length > 0 && had(audio, key) === had(story, key) ? 'one' : 'not one',
    ]);
  });
  expect(Object.fromEntries(copies)).toEqual(Object.fromEntries(Object.keys(provides).map((key) => [key, 'one'])));
});

test('a choice made in the shell is seen by a section, and stays when another section is shown', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/audio`);
  await expect(page.getByText('Sound is on for the whole site.')).toBeVisible();
  await page.getByRole('button', { name: 'Mute Audio' }).click();
  await expect(page.getByText('Sound is muted for the whole site.')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Chat' }).click();
  await page.getByRole('radio', { name: /Realized/ }).check();
  await menu.getByRole('link', { name: 'Audio' }).click();
  await expect(page.getByText('Sound is muted for the whole site.')).toBeVisible();
  await menu.getByRole('link', { name: 'Chat' }).click();
  await expect(page.getByRole('radio', { name: /Realized/ })).toBeChecked();
});

test('a sheet that a navigation brings carries its integrity', async ({ page, site }) => {
  await open(page, site.url);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' }).click();
  await expect(title(page)).toHaveText('Seer’s Library');
  const sheets = page.locator('link[rel="stylesheet"]');
  expect(await sheets.count()).toBeGreaterThan(0);
  for (const sheet of await sheets.all()) await expect(sheet).toHaveAttribute('integrity', /^sha384-/);
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all) => all.filter((script) => !script.hasAttribute('integrity')).length);
  expect(scripts).toBe(0);
});
