import type { Browser, Page } from '@playwright/test';
import { median } from '../statistics.ts';
import { type FirstLoad, firstLoadOf } from '../visit/first-load.ts';
import { mobile } from '../visit/profiles.ts';
import { searchBox } from '../visit/search.ts';
import { type Probe, probed, QUIET, type Visit, withVisit } from '../visit/visit.ts';

const PAGE = '/decodings/seer-awakens';
/** Links that are followed after the load, one after the other. */
const links = {
  nextPageByText: 'main [data-page-html] a[href="/decodings/three-layer-model"]',
  nextPageByComponent: 'main nav a[href="/decodings/what-is-roe"]',
};

const ATTEMPTS = 15;

/** What a visit to our own site showed: the first load, and what came after it. */
export interface Load extends FirstLoad {
  /** From the click on a link in the text to the next page's painted heading. */
  nextPageByText: number;
  /** The same for a link that a component wrote. */
  nextPageByComponent: number;
  /** Interaction to Next Paint: the slowest of what is pressed and typed on the last page, and of the clicks before. */
  inp: number;
}

/** Loads the page with nothing cached, then follows its links. */
export const measureLoad = (browser: Browser, origin: string): Promise<Load> =>
  withVisit(browser, mobile, async (visit) => ({
    ...(await loaded(visit, origin + PAGE)),
    nextPageByText: await follow(visit, links.nextPageByText),
    nextPageByComponent: await follow(visit, links.nextPageByComponent),
    inp: await interact(visit),
  }));

/** Loads a page with nothing cached. */
export const measureFirstLoad = (browser: Browser, address: string): Promise<FirstLoad> =>
  withVisit(browser, mobile, (visit) => loaded(visit, address));

async function loaded(visit: Visit, address: string): Promise<FirstLoad> {
  await visit.page.goto(address);
  await noted(visit, 'hydrated');
  return firstLoadOf(visit);
}

/** What opening the site's search took. */
export interface SearchLoad {
  /** What it fetched, its code too. */
  bytes: number;
  /** Seconds until a first result was there, for a word that was typed at once. */
  first: number;
  /** Seconds until it had looked through everything that it fetches unasked. */
  seconds: number;
  /** Milliseconds for which the page answered nobody meanwhile, at most; 0 where that was below 50. */
  longest: number;
  /** Milliseconds from a letter that is typed after that to the paint of what it finds. */
  answer: number;
}

/** Loads a page with nothing cached, then opens the search and looks for a word. */
export const measureSearch = (browser: Browser, address: string): Promise<SearchLoad> =>
  withVisit(browser, mobile, async (visit) => {
    const { page } = visit;
    await loaded(visit, address);
    const sizes: Promise<number>[] = []; // as the page's own traffic is counted, what its workers fetch would be missing
    page.on('requestfinished', (request) =>
      sizes.push(
        request.sizes().then(({ responseHeadersSize, responseBodySize }) => responseHeadersSize + responseBodySize),
      ),
    );
    const start = performance.now();
    const before = (await probed(page)).tasks.length;
    const since = () => (performance.now() - start) / 1000;
    const idle = page.locator('#-search [aria-busy="false"]');
    await page.keyboard.press('Control+k');
    await searchBox(page).pressSequentially('silence');
    await page.locator('#-search [role="option"]').first().waitFor({ timeout: 120_000 });
    const first = since();
    await idle.waitFor({ timeout: 120_000 });
    const seconds = since();
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    const answers: number[] = [];
    await searchBox(page).fill('');
    await idle.waitFor();
    for (const letter of 'golden') answers.push(await answerTo(page, letter));
    const tasks = (await probed(page)).tasks.slice(before);
    const longest = Math.max(0, ...tasks.map(({ duration }) => duration));
    return { bytes, first, seconds, longest, answer: median(answers.slice(1)) }; // one letter begins no word
  });

/** Milliseconds from a letter that is typed to the paint of what has been found for the words with it. */
async function answerTo(page: Page, letter: string): Promise<number> {
  await page.evaluate(() => {
    const results = document.querySelector('#-search [aria-busy]') as Element;
    const answered = new Promise<number>((resolve) => {
      let typed = 0;
      addEventListener(
        'input',
        (event) => {
          typed = event.timeStamp;
        },
        { once: true, capture: true },
      );
      new MutationObserver((_, observer) => {
        if (typed === 0 || results.getAttribute('aria-busy') === 'true') return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - typed)));
      }).observe(results, { attributes: true, attributeFilter: ['aria-busy'] });
    });
    Object.assign(globalThis, { answered });
  });
  await page.keyboard.type(letter);
  return page.evaluate(() => (globalThis as unknown as { answered: Promise<number> }).answered);
}

/** Scrolls to a link, points at it, lets the page fetch ahead what it wants to, and clicks. */
async function follow(visit: Visit, selector: string): Promise<number> {
  const link = visit.page.locator(selector).first();
  await link.hover();
  await visit.traffic.quiet(QUIET);
  await link.click();
  return (await noted(visit, 'nextPage')).nextPage;
}

/** Uses the shell's controls one after the other, then searches and narrows the search. */
async function interact({ page, traffic }: Visit): Promise<number> {
  const press = (name: string) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
  for (const name of ['Reading settings', 'Day', 'Largest', 'Sans serif', 'System', 'Normal', 'Serif'])
    await press(name);
  await page.keyboard.press('Escape');
  const mark = page.getByRole('button', { name: 'Controls', exact: true }); // in a small window it holds them
  if (await mark.isVisible()) await mark.click();
  for (const name of ['Mute Audio', 'Enable Audio', 'Three-Layer Model', 'Close Model', 'Search']) await press(name);
  await searchBox(page).pressSequentially('conscious');
  await page.keyboard.press('Enter');
  await traffic.quiet(QUIET);
  await page.getByRole('searchbox', { name: 'Search decodings' }).pressSequentially('ness');
  await traffic.quiet(QUIET);
  return (await probed(page)).inp;
}

/** What the probe has noted, as soon as the page is idle and the moment asked for is among it. */
async function noted({ page, traffic }: Visit, moment: 'hydrated' | 'nextPage'): Promise<Probe> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await traffic.quiet(QUIET);
    const now = await probed(page);
    if (now[moment] > 0 && now.hydrated > 0) return now;
  }
  throw new Error(`${page.url()}: "${moment}" did not come about.`);
}
