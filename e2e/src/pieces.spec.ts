import type { Page } from '@playwright/test';
import { sectionIds } from '@roe/tools/workspace';
import { expect, hydrated, test } from './journey.ts';
import { type SlowLine, startSlowLine } from './pieces.ts';
import { pagesOf } from './site.ts';
import { expectStillness, movedIn, painted, watchShifts } from './stillness.ts';

// Over a slow line a page comes in pieces, and what has come stays where it is.
test.describe.configure({ mode: 'parallel', timeout: 120_000 });

/** A piece of the frame ends with an opening tag, of a drawing with its first; one of a page where the next element begins. */
const frameEnd = /(?<=<(?!\/|path|circle|g\b)[^>]+>)/;
const pageEnd = /(?<=<\/(?!em|span|cite|option|path|g>|strong)[^>]+>)(?=\s*<\w)/;
/** First pieces: before a body there is nothing to paint; a page's own part begins empty. */
const emptyBody = /^.*?<body.*?>/s;
const emptyMain = /^.*?<main.*?>/s;

/** How many pages come at the same time. Most of what each does is waiting for the next frame. */
const LANES = 3;

const NARROW = 360;

for (const width of [1440, NARROW]) {
  test(`nothing moves at ${width} px while the shell and its home page come piece by piece`, async ({ page, site }) => {
    const line = await startSlowLine(site.url, frameEnd, emptyBody);
    await watchShifts(page);
    await page.setViewportSize({ width, height: 800 });
    await fillWindow(page, line, '/');
    await hydrated(page);
    await expectStillness(page);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Ask' })).toBeVisible();
    await expect(page.getByRole('button', { name: width < 1200 ? 'Controls' : 'Mute Audio' })).toBeVisible();
    await page.close();
    await line.close();
  });

  for (const id of sectionIds())
    test(`nothing moves at ${width} px while pages of ${id} come piece by piece`, {
      tag: width === NARROW ? [] : '@matrix', // wide pages are laid out with less that depends on their length
    }, async ({ context, watch, site }) => {
      const paths = pagesOf(id);
      const moved: Record<string, string[]> = {};
      const walk = async () => {
        const page = await context.newPage();
        const line = await startSlowLine(site.url, pageEnd, emptyMain);
        watch(page);
        await watchShifts(page);
        await page.route(/\.(js|woff2)$/, () => {}); // what scripts and typefaces do to a page is looked at where its kinds are
        await page.setViewportSize({ width, height: 800 });
        for (let path = paths.shift(); path; path = paths.shift()) {
          await fillWindow(page, line, path);
          await page.waitForLoadState('domcontentloaded');
          moved[path] = await movedIn(page);
        }
        await page.close(); // it may still fetch pictures
        await line.close();
      };
      await Promise.all(Array.from({ length: LANES }, walk));
      expect(Object.entries(moved).filter(([, shifts]) => shifts.length > 0)).toEqual([]);
    });
}

/** Opens a page piece by piece until it reaches below the window, and then lets the rest of it come at once. */
async function fillWindow(page: Page, line: SlowLine, path: string): Promise<void> {
  await page.goto(line.url + path, { waitUntil: 'commit' });
  const bottomOfMain = () => page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().bottom ?? 0);
  do await painted(page);
  while ((await bottomOfMain()) <= 800 && line.next());
  line.rest();
}
