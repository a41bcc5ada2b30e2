import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { firstLoadOf } from '../visit/first-load.ts';
import type { Profile } from '../visit/profiles.ts';
import { searchBox } from '../visit/search.ts';
import { type Probe, probed, QUIET, type Visit, withVisit } from '../visit/visit.ts';
import { journey, type Step } from './routes.ts';
import type { Control } from './sites.ts';

/** Values by the titles of their rows. */
export type Figures = Record<string, number>;

/** Titles of the rows that the aims are about. */
export const rows = {
  fcp: 'FCP, ms',
  lcp: 'LCP, ms',
  cls: 'CLS',
  answers: (control: string) => `${control} answers, ms`,
  firstClick: ({ title }: Step) => `${title}, first click, ms`,
  laterClick: ({ title }: Step) => `${title}, later click, ms`,
};

/** How long a pointer rests on a link before it is pressed, in milliseconds. */
const REST = 80;
/** After how many milliseconds without an answer somebody presses once more. */
const PRESSED_AGAIN = 1000;
const PATIENCE = 30_000;

/** Loads a page with nothing cached. */
export const measureLoad = (browser: Browser, profile: Profile, address: string): Promise<Figures> =>
  withVisit(browser, profile, async (visit) => {
    await rested(visit, address);
    const load = await firstLoadOf(visit);
    return {
      [rows.fcp]: load.fcp,
      [rows.lcp]: load.lcp,
      [rows.cls]: load.cls,
      'load, ms': load.load,
      'TBT, ms': load.tbt,
      requests: load.requests,
      'all, kB': load.totalBytes / 1000,
      'document, kB': load.documentBytes / 1000,
      'script, kB': load.scriptBytes / 1000,
      'style, kB': load.styleBytes / 1000,
      'pictures, kB': load.imageBytes / 1000,
      'typefaces, kB': load.fontBytes / 1000,
      'data and other, kB': (load.dataBytes + load.otherBytes) / 1000,
    };
  });

/** Loads a page with nothing cached and follows a link from it. */
export const measureFirstClick = (browser: Browser, profile: Profile, address: string, step: Step): Promise<Figures> =>
  withVisit(browser, profile, async (visit) => {
    await rested(visit, address);
    return { [rows.firstClick(step)]: await follow(visit, step) };
  });

/** Follows one link after the other, then uses the search; the first click is not among the figures. */
export const measureJourney = (browser: Browser, profile: Profile, origin: string): Promise<Figures> =>
  withVisit(browser, profile, async (visit) => {
    const figures: Figures = {};
    await rested(visit, origin);
    for (const { step, isMeasured } of journey) {
      const time = await follow(visit, step);
      if (isMeasured) figures[rows.laterClick(step)] = time;
    }
    await visit.page.getByRole('button', { name: 'Search', exact: true }).first().click();
    await searchBox(visit.page).pressSequentially('conscious');
    await visit.traffic.quiet(QUIET);
    return { ...figures, 'INP, ms': (await probed(visit.page)).inp };
  });

/** Presses a control as soon as it is painted: how long until what it opens is painted, all waiting for scripts included. */
export const measureAnswer = (
  browser: Browser,
  profile: Profile,
  address: string,
  title: string,
  control: Control,
): Promise<Figures> =>
  withVisit(browser, profile, async ({ page, session }) => {
    await page.addInitScript((chosen) => {
      Object.assign(globalThis, { control: chosen });
      sessionStorage.setItem('opening', '"seen"'); // of our home page, which would lie on the control
    }, control);
    const message = page.waitForEvent('console', {
      predicate: (entry) => entry.type() === 'debug',
      timeout: PATIENCE,
    });
    await page.goto(address, { waitUntil: 'commit' });
    const { x, y } = JSON.parse((await message).text());
    const press = async () => {
      for (const type of ['mousePressed', 'mouseReleased'] as const)
        await session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
    };
    const deadline = performance.now() + PATIENCE;
    do await press();
    while (
      !(await hasCome(page, 'answer', control.mayBeLost ? PRESSED_AGAIN : PATIENCE)) &&
      performance.now() < deadline
    );
    const { answer, answeredAt } = await probed(page);
    if (answer === 0) throw new Error(`${address}: expected "${control.opened}" after a press, found none`);
    return { [rows.answers(title)]: answer, [`${title} has answered, ms since the navigation`]: answeredAt };
  });

async function rested({ page, traffic }: Visit, address: string): Promise<void> {
  await page.goto(address);
  await traffic.quiet(QUIET);
}

/** Scrolls to a link, lets the page come to rest, points at it for a moment and clicks. */
async function follow({ page, traffic }: Visit, { link }: Step): Promise<number> {
  const target = page.locator(link).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  await page.keyboard.press('Escape'); // the opening of our home page
  await traffic.quiet(QUIET);
  await target.click({ trial: true, timeout: PATIENCE }); // nothing moves it any more, and nothing lies on it
  const { x, y } = await middleOf(target);
  await page.mouse.move(x, y);
  await delay(REST);
  await page.mouse.down();
  await page.mouse.up();
  if (!(await hasCome(page, 'nextPage', PATIENCE)))
    throw new Error(`${page.url()}: expected a page after "${link}" was pressed`);
  const { nextPage } = await probed(page);
  await page.mouse.move(0, 0);
  await traffic.quiet(QUIET);
  return nextPage;
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target}: expected a place on the page, found none`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Whether the probe notes a moment within so many milliseconds. */
const hasCome = (page: Page, moment: 'answer' | 'nextPage', timeout: number): Promise<boolean> =>
  page
    .waitForFunction((name) => ((globalThis as { probe?: Probe }).probe?.[name] ?? 0) > 0, moment, { timeout })
    .then(
      () => true,
      () => false,
    );
