import type { Page } from '@playwright/test';
import { sectionIds } from '@roe/tools/workspace';
import { article, articleWithVerse } from './article-specimens.ts';
import { expect, open, saveData, test, title, typefacesCame } from './journey.ts';
import { startProxy } from './proxy.ts';
import { pagesOf } from './site.ts';

const ours = ['Source Serif 4', 'Source Serif 4 Display', 'Inter'];
const file = /\/shell\/files\/([\w-]+)\.\w+\.woff2$/;

/** Names of the typefaces' files that a page asks for, in their order. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = file.exec(new URL(request.url()).pathname) ?? [];
    if (name) asked.push(name);
  });
  return asked;
}

/** Those that every page needs: the machine of the journeys cannot draw Devanagari, others can. */
const ofText = (asked: string[]) => asked.filter((name) => name !== 'devanagari');

/** Families of ours that the page may draw with. */
const shownBy = (page: Page): Promise<string[]> =>
  page
    .evaluate(() => [...new Set(Array.from(document.fonts, ({ family }) => family.replaceAll('"', '')))])
    .then((all) => ours.filter((family) => all.includes(family)));

/** Goes to another page of the site without loading a document. */
async function goOn(page: Page): Promise<void> {
  const before = (await title(page).textContent()) ?? '';
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(title(page)).not.toHaveText(before);
}

/** Runs in the page: notes by how much anything moves that nobody moved. */
function watchShifts(): void {
  const moved: number[] = [];
  Object.assign(globalThis, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) moved.push(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The greatest shift of the page, when what is there has been drawn. */
const greatestShift = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Math.max(0, ...(globalThis as unknown as { moved: number[] }).moved);
  });

/** For each word of the page's own text, how many typefaces it is drawn in, and whether all of these came with the site. */
async function facesOfWords(page: Page): Promise<{ faces: string[]; areOurs: boolean }[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeIds } = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-page-html] em, h1',
  });
  return Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
      return {
        faces: fonts.map(({ familyName }) => familyName),
        areOurs: fonts.every(({ isCustomFont }) => isCustomFont),
      };
    }),
  );
}

test('no typeface is asked for before the first paint, four at most after it, and none in the HTML', async ({
  browser,
  site,
}) => {
  for (const path of [article().url, '/about', '/']) {
    const page = await browser.newPage();
    const asked = askedBy(page);
    await open(page, site.url + path);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0); // scripts may be sooner
    await typefacesCame(page);
    expect(ofText(asked).sort(), path).toEqual(['display', 'sans', 'serif', 'serif-italic']);
    const { painted, started } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      started: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime),
    }));
    expect(Math.min(...started), path).toBeGreaterThan(Number(painted));
    const html = await (await page.request.get(site.url + path)).text();
    expect(html).not.toMatch(/<link rel="preload" as="font"|font-family:"?(Inter|Source Serif 4)"?;[^}]*url/);
    await page.close();
  }
});

test('on a fast line the first page shows ours where that moves nothing, and nothing has moved', async ({
  browser,
  site,
}) => {
  const families: string[] = [];
  const pages = sectionIds().flatMap((id) => pagesOf(id).slice(0, 2)); // the journeys of kinds look at all
  for (const width of [360, 1440])
    for (const path of pages) {
      const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
      await page.addInitScript(watchShifts);
      await open(page, site.url + path);
      await typefacesCame(page);
      expect(await greatestShift(page), `${path} at ${width} px`).toBeLessThan(0.002);
      families.push(...(await shownBy(page)));
      await page.close();
    }
  expect([...new Set(families)].sort()).toEqual([...ours].sort());
});

test('the second visit shows ours, each word in one of them', async ({ page, context, site }) => {
  await open(page, `${site.url}/about`);
  await typefacesCame(page);
  await expect(async () => {
    const next = await context.newPage();
    await open(next, site.url + articleWithVerse().url);
    await typefacesCame(next);
    expect(await shownBy(next)).toEqual(ours);
    for (const { faces, areOurs } of await facesOfWords(next)) expect([faces.length, areOurs]).toEqual([1, true]);
    await next.close();
  }).toPass();
});

test('on a slow line the page stays in the device’s typefaces, and the next one in the tab has ours', async ({
  page,
  site,
}) => {
  const line = await startProxy(site.url);
  line.failure = { at: /^\/about$/, is: { delay: 150 } };
  await page.addInitScript(watchShifts);
  const asked = askedBy(page);
  await open(page, `${line.url}/about`);
  await expect.poll(() => ofText(asked).length).toBe(4); // for the next page, when this one is alive
  await typefacesCame(page);
  expect(await shownBy(page)).toEqual([]);
  expect(await greatestShift(page)).toBeLessThan(0.0005);
  await goOn(page);
  expect(await shownBy(page)).toEqual(ours);
  expect(ofText(asked)).toHaveLength(4);
  await line.close();
});

test('typefaces that come late move nothing, and are kept for the next page', async ({ page, site }) => {
  let letCome = () => {};
  const gate = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await gate;
    await route.continue();
  });
  await page.addInitScript(watchShifts);
  await open(page, `${site.url}/about`);
  await page.waitForFunction(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    return painted && performance.now() - painted.startTime > 1000;
  });
  letCome();
  await typefacesCame(page);
  expect(await shownBy(page)).toEqual([]);
  expect(await greatestShift(page)).toBeLessThan(0.0005);
  await goOn(page);
  expect(await shownBy(page)).toEqual(ours);
});

test.describe('where a typeface is missing', () => {
  test.use({ expected: /Failed to load resource/ });

  test('all text is read in those of the device, on this page and the next', async ({ page, site }) => {
    await page.route('**/sans.*.woff2', (route) => route.fulfill({ status: 404 }));
    await open(page, `${site.url}/about`);
    await typefacesCame(page);
    await goOn(page);
    expect(await shownBy(page)).toEqual([]);
    expect(await page.evaluate(() => localStorage['typefaces'])).toBeUndefined();
  });
});

test('who saves data fetches no typeface, on any page', async ({ page, site }) => {
  await saveData(page);
  const asked = askedBy(page);
  await open(page, site.url + articleWithVerse().url);
  await goOn(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('a device that draws Devanagari draws it itself', async ({ page, site }) => {
  await page.addInitScript(() => {
    const { measureText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.measureText = function (text) {
      return text === 'क्ष' ? ({ width: 1 } as TextMetrics) : measureText.call(this, text);
    };
  });
  const asked = askedBy(page);
  await open(page, site.url + articleWithVerse().url);
  await typefacesCame(page);
  expect(asked.sort()).toEqual(['display', 'sans', 'serif', 'serif-italic']);
});

test('what is printed is what is shown', async ({ page, site }) => {
  await open(page, site.url + article().url);
  await typefacesCame(page);
  const before = await shownBy(page);
  await page.emulateMedia({ media: 'print' });
  expect(await shownBy(page)).toEqual(before);
  expect((await page.pdf()).length).toBeGreaterThan(10_000);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('text is read in typefaces of the device, and nothing is fetched for it', async ({ page, site }) => {
    const asked = askedBy(page);
    await page.goto(site.url + article().url);
    await expect(title(page)).toHaveText(article().title);
    expect(asked).toEqual([]);
  });
});
