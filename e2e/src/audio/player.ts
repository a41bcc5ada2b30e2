import { expect, type Page } from '@playwright/test';

/** What a page keeps of its media element's events, since it was opened. */
type Watched = typeof globalThis & { events: string[] };

/** Notes what media elements tell in all that the page opens from now on. */
export const watchSound = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const events: string[] = [];
    Object.assign(globalThis, { events });
    for (const type of ['playing', 'pause', 'waiting', 'stalled', 'ended', 'error'])
      document.addEventListener(type, () => events.push(type), true);
  });

export const eventsOf = (page: Page): Promise<string[]> => page.evaluate(() => (globalThis as Watched).events);

/** What the document's one media element does: seconds, and those that have passed since the page was opened. */
export const sound = (page: Page) =>
  page.evaluate(() => {
    const media = document.querySelector('audio');
    return {
      time: media?.currentTime ?? -1,
      isPaused: media?.paused ?? true,
      isMuted: media?.muted ?? false,
      src: media?.currentSrc ?? '',
      passed: performance.now() / 1000,
    };
  });

/** Resolves when it plays, and has come past a second. */
export const expectPlaying = (page: Page, past = 0): Promise<void> =>
  expect
    .poll(async () => {
      const { isPaused, time } = await sound(page);
      return !isPaused && time > past;
    })
    .toBe(true);

export const expectPaused = (page: Page): Promise<void> =>
  expect.poll(async () => (await sound(page)).isPaused).toBe(true);

export const player = (page: Page) => page.getByRole('region', { name: 'Player' });

/** A track's own button on its card. */
export const playButton = (page: Page, id = 'om-primordial') =>
  page.locator(`#${id}`).getByRole('button', { name: /^(Play|Pause) / });

/** Presses play on a card, and waits until it is heard. */
export async function play(page: Page, id?: string): Promise<void> {
  await playButton(page, id).click();
  await expectPlaying(page);
}

/** Opens the bar. */
export const showControls = (page: Page): Promise<void> =>
  player(page).getByRole('button', { name: 'All controls' }).click();

/** Lets the device's clock go on by so many minutes; timers and the audio clock do not. */
export const moveClock = (page: Page, minutes: number): Promise<void> =>
  page.evaluate((milliseconds) => {
    const { now } = Date;
    Date.now = () => now() + milliseconds;
  }, minutes * 60_000);

/** Halts all script of a tab, lets the device's clock go on by so many minutes meanwhile, and wakes it. */
export async function freeze(page: Page, minutes: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Debugger.enable');
  const halted = new Promise((resolve) => session.once('Debugger.paused', resolve));
  const awake = page.evaluate((milliseconds) => {
    const { now } = Date;
    // biome-ignore lint/suspicious/noDebugger: it halts the tab
    debugger;
    Date.now = () => now() + milliseconds;
    document.dispatchEvent(new Event('resume'));
  }, minutes * 60_000);
  await halted;
  await session.send('Debugger.resume');
  await awake;
  await session.detach();
}
