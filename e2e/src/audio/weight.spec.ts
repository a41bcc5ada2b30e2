import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openStore } from '@roe/tools/store';
import { expect, open, saveData, test } from '../journey.ts';

/** Scripts of the section: those that its page needs, and those that come when sound is asked for. */
function scripts() {
  const store = openStore(path.join(process.env['E2E_FOLDER'] ?? '', 'site'));
  const version = store.registry()?.sections['audio']?.version;
  const { entry, js, later } = JSON.parse(store.read(`sections/audio/versions/${version}.json`));
  const urls = (assets: { url: string }[]) => assets.map(({ url }) => url).filter((url) => url.endsWith('.js'));
  const weightOf = (assets: string[]) =>
    assets.reduce((sum, url) => sum + brotliCompressSync(readFileSync(store.at(url))).length, 0) / 1000;
  const [page, dock] = [urls([entry, ...js]), urls(later)];
  return { page, dock, weights: { page: weightOf(page), dock: weightOf(dock) } };
}

test('the page weighs at most 20 kB of script, the player 12', () => {
  const { weights } = scripts();
  expect(weights.page).toBeLessThanOrEqual(20);
  expect(weights.dock).toBeLessThanOrEqual(12);
  expect(weights.dock).toBeGreaterThan(1);
});

test('where nothing plays, nothing of the player comes, and where little is to be loaded nothing of its section', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { dock } = scripts();
  await open(page, `${site.url}/about`);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => dock.includes(url) || /\.(webm|m4a)$/.test(url))).toEqual([]);
  await open(page, `${site.url}/audio`);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => dock.includes(url) || /\.(webm|m4a)$/.test(url))).toEqual([]);

  await saveData(page);
  asked.length = 0;
  await open(page, `${site.url}/about`);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.startsWith('/sections/audio/'))).toEqual([]);
});
