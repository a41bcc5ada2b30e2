import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, holdScripts, hydrated, open, test, title } from './journey.ts';

test('the page’s own files are all named in its HTML and fetched in one wave', async ({ page, site }) => {
  const html = await (await page.request.get(`${site.url}/decodings/seer-awakens`)).text();
  const named = Array.from(
    html.matchAll(/<script src="([^"]+)" integrity="sha384-[^"]+" crossorigin="anonymous"(?: async)?>/g),
    ([, url]) => url,
  );
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname);
  });
  await open(page, `${site.url}/decodings/seer-awakens`);
  expect(fetched.slice(0, named.length).sort()).toEqual([...named].sort());
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
  await open(page, `${site.url}/audio`);
  const loaded = await page.evaluate(async (keys) => {
    // The registry of Module Federation's runtime, as its own developer tools read it.
    const { __INSTANCES__: instances } = (
      globalThis as unknown as {
        __FEDERATION__: { __INSTANCES__: { loadShare(key: string): Promise<() => object> }[] };
      }
    ).__FEDERATION__;
    const results: Record<string, string> = {};
    for (const key of keys) {
      const modules = await Promise.all(instances.map(async (instance) => (await instance.loadShare(key))()));
      results[key] = Object.keys(modules[0] as object).length > 0 && new Set(modules).size === 1 ? 'one' : 'not one';
    }
    return results;
  }, Object.keys(provides));
  expect(loaded).toEqual(Object.fromEntries(Object.keys(provides).map((key) => [key, 'one'])));
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
