import type { Page } from '@playwright/test';
import { expect, open, test, title } from '../journey.ts';
import { emptyStore, npmRun, ship, startServer } from '../site.ts';
import { expectPaused, expectPlaying, play, playButton, player, sound } from './player.ts';

test.use({ expected: /Failed to load resource|ERR_/ });

const file = /om-primordial\.[^/]*(webm|m4a)$/;
/** Of the beginning of the file, and how long they last. */
const BYTES = 24_000;
const SECONDS = 3;

const alert = (page: Page) => player(page).getByRole('alert');

const answers = {
  'is not there': { status: 404, body: 'Not found' },
  'is no sound': { status: 200, contentType: 'text/html', body: '<!doctype html><title>Hello</title>' },
} as const;

for (const [what, answer] of Object.entries(answers))
  test(`a file that ${what} is said to be so, and Retry plays it once it is there`, async ({ page, site }) => {
    await page.route(file, (route) => route.fulfill(answer));
    await open(page, `${site.url}/audio`);
    await playButton(page).click();
    await expect(alert(page)).toContainText('This track could not be played.');
    await page.unroute(file);
    await player(page).getByRole('button', { name: 'Retry' }).click();
    await expectPlaying(page);
    await expect(alert(page)).toBeEmpty();
  });

test('a file that breaks off is no end: it says so, and Retry goes on from there', async ({ page, site }) => {
  await page.route(file, async (route) => {
    const response = await route.fetch({ headers: {} });
    const body = (await response.body()).subarray(0, BYTES);
    await route.fulfill({ status: 200, contentType: 'audio/webm', body });
  });
  await open(page, `${site.url}/audio`);
  await playButton(page).click();
  await expect(alert(page)).toContainText('This track could not be played.');
  await page.unroute(file);
  const place = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const media = document.querySelector('audio');
        media?.addEventListener('seeking', () => resolve(media.currentTime), { once: true });
      }),
  );
  await player(page).getByRole('button', { name: 'Retry' }).click();
  await expectPlaying(page, (await place) + 1);
  expect(Math.round(await place)).toBe(SECONDS);
});

test('without a connection it says so, and plays when there is one again', async ({ page, site, context }) => {
  await open(page, `${site.url}/audio`);
  await play(page, 'cosmic-drone');
  await context.setOffline(true);
  await playButton(page).click();
  await expect(alert(page)).toContainText('there is no connection');
  await context.setOffline(false);
  await player(page).getByRole('button', { name: 'Retry' }).click();
  await expectPlaying(page);
});

test('a browser that refuses to sound without a gesture is asked by a tap', async ({ page, site }) => {
  const session = await page.context().newCDPSession(page);
  const evaluate = async (expression: string) =>
    (await session.send('Runtime.evaluate', { expression, userGesture: false, returnByValue: true })).result.value;
  await page.goto(`${site.url}/audio`);
  const button = `document.querySelector('#om-primordial button')`;
  const isAlive = () => evaluate(`Object.keys(${button}).some((key) => key.startsWith('__reactProps'))`);
  await expect.poll(isAlive).toBe(true);
  await evaluate(`${button}.click()`);
  // Asked this way too: what Playwright asks of a page counts as a gesture, after which it may sound.
  await expect.poll(() => evaluate(`document.body.innerText.includes('Tap to play')`)).toBe(true);
  await player(page).getByRole('button', { name: 'Tap to play' }).click();
  await expectPlaying(page);
});

test('one tab sounds at a time, and the one that gave way says so', async ({ page, site, context }) => {
  await open(page, `${site.url}/audio`);
  await play(page);
  const other = await context.newPage();
  await open(other, `${site.url}/audio`);
  await play(other, 'cosmic-drone');
  await expectPaused(page);
  await expect(player(page)).toContainText('Paused: another tab plays');
  await player(page).getByRole('button', { name: 'Play' }).click();
  await expectPlaying(page);
  await expectPaused(other);
});

test('a section that goes while its track plays leaves it playing, and its page in the tabs that have it', async ({
  page,
}) => {
  const store = emptyStore();
  await ship(store, 'shell', 'audio', 'story'); // all pages are made anew when a section goes: fewer are sooner made
  const server = await startServer('serve', { SITE_DIR: store });
  await open(page, `${server.url}/audio`);
  await play(page);
  const { code, text } = await npmRun(['ship', 'retire', 'audio', '--to', '/about'], { SITE_DIR: store });
  expect(code, text).toBe(0);
  const before = await sound(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect(title(page)).not.toHaveText('Audio and Vibrations');
  await player(page).getByRole('link', { name: 'Primordial Om' }).click();
  await expect(title(page)).toHaveText('Audio and Vibrations');
  await expectPlaying(page, before.time + 1);
  const heir = await page.request.get(`${server.url}/audio`);
  expect(heir.url()).toBe(`${server.url}/about`);
  await player(page).getByRole('button', { name: 'Pause' }).click();
  await expectPaused(page);
  await page.close();
  await server.stop();
});
