import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { longestChain } from './chain.ts';
import { type Kind, type Traffic, watchTraffic } from './traffic.ts';

const PAGE = '/decodings/seer-awakens';
/** Links that are followed after the load, one after the other. */
const links = {
  nextPageByText: 'main [data-page-html] a[href="/decodings/three-layer-model"]',
  nextPageByComponent: 'main nav a[href="/decodings/what-is-roe"]',
};

const profile = {
  viewport: { width: 412, height: 823 },
  network: { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  cpu: 4,
};

/** Nothing under way for this many milliseconds: the page, and what it fetches ahead, are there. */
const QUIET = 1000;
const ATTEMPTS = 15;

type Bytes = { [kind in Kind as `${kind}Bytes`]: number };

/** What the first load of a page showed; times in milliseconds since the navigation began. */
export interface FirstLoad extends Bytes {
  requests: number;
  totalBytes: number;
  depth: number;
  fcp: number;
  lcp: number;
  cls: number;
  hydrated: number;
  tbt: number;
}

/** What a visit showed: the first load, and what came after it. */
export interface Load extends FirstLoad {
  /** From the click on a link in the text to the next page's painted heading. */
  nextPageByText: number;
  /** The same for a link that a component wrote. */
  nextPageByComponent: number;
  /** Interaction to Next Paint: the slowest of what is pressed and typed on the last page, and of the clicks before. */
  inp: number;
}

interface Probe {
  fcp: number;
  lcp: number;
  cls: number;
  hydrated: number;
  nextPage: number;
  inp: number;
  tasks: { start: number; duration: number }[];
}
declare const probe: Probe;

/** Loads the page with nothing cached, then follows its links. */
export const measureLoad = (browser: Browser, origin: string): Promise<Load> =>
  visit(browser, origin + PAGE, async (first, page, traffic) => ({
    ...first,
    nextPageByText: await follow(page, traffic, links.nextPageByText),
    nextPageByComponent: await follow(page, traffic, links.nextPageByComponent),
    inp: await interact(page, traffic),
  }));

/** Loads a page with nothing cached. */
export const measureFirstLoad = (browser: Browser, address: string): Promise<FirstLoad> =>
  visit(browser, address, async (first) => first);

async function visit<Seen>(
  browser: Browser,
  address: string,
  goOn: (first: FirstLoad, page: Page, traffic: Traffic) => Promise<Seen>,
): Promise<Seen> {
  const context = await browser.newContext({ viewport: profile.viewport });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    await session.send('Network.emulateNetworkConditions', profile.network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
    await page.addInitScript({ path: path.join(import.meta.dirname, 'probe.js') });
    await page.goto(address);
    const { fcp, lcp, cls, hydrated, tasks } = await noted(page, traffic, 'hydrated');
    const { requests, bytes } = structuredClone({ requests: traffic.requests, bytes: traffic.bytes });
    const spans = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({
        start: entry.startTime,
        end: (entry as PerformanceResourceTiming).responseEnd,
      })),
    );
    const first: FirstLoad = {
      requests,
      totalBytes: Object.values(bytes).reduce((sum, count) => sum + count, 0),
      documentBytes: bytes.document,
      scriptBytes: bytes.script,
      styleBytes: bytes.style,
      dataBytes: bytes.data,
      otherBytes: bytes.other,
      depth: longestChain(spans.filter(({ start }) => start < hydrated)),
      fcp,
      lcp,
      cls,
      hydrated,
      tbt: blockingTime(tasks, fcp),
    };
    return await goOn(first, page, traffic);
  } finally {
    await context.close();
  }
}

/** What the site's search fetched when it was opened, with its code, and the seconds until it had looked through everything. */
export interface SearchLoad {
  bytes: number;
  seconds: number;
}

/** Loads a page with nothing cached, then opens the search and looks for a word. */
export const measureSearch = (browser: Browser, address: string): Promise<SearchLoad> =>
  visit(browser, address, async ({ totalBytes }, page, traffic) => {
    const start = performance.now();
    await page.keyboard.press('Control+k');
    await searchBox(page).pressSequentially('silence');
    await page.locator('#-search [aria-busy="false"]').waitFor({ timeout: 120_000 });
    const seconds = (performance.now() - start) / 1000;
    return { bytes: Object.values(traffic.bytes).reduce((sum, count) => sum + count, -totalBytes), seconds };
  });

const searchBox = (page: Page) => page.getByPlaceholder('Search decodings, topics, or wisdom...');

/** Scrolls to a link, points at it, lets the page fetch ahead what it wants to, and clicks. */
async function follow(page: Page, traffic: Traffic, selector: string): Promise<number> {
  const link = page.locator(selector).first();
  await link.hover();
  await traffic.quiet(QUIET);
  await link.click();
  return (await noted(page, traffic, 'nextPage')).nextPage;
}

/** Uses the shell's controls one after the other, then searches and narrows the search. */
async function interact(page: Page, traffic: Traffic): Promise<number> {
  const press = (name: string) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
  for (const name of ['Reading settings', 'Day', 'Largest', 'Sans serif', 'System', 'Normal', 'Serif'])
    await press(name);
  await page.keyboard.press('Escape');
  for (const name of ['Mute Audio', 'Enable Audio', 'Three-Layer Model', 'Close Model', 'Search']) await press(name);
  await searchBox(page).pressSequentially('conscious');
  await page.keyboard.press('Enter');
  await traffic.quiet(QUIET);
  await page.getByRole('searchbox', { name: 'Search decodings' }).pressSequentially('ness');
  await traffic.quiet(QUIET);
  return page.evaluate(() => probe.inp);
}

/** What the probe has noted, as soon as the page is idle and the moment asked for is among it. */
async function noted(page: Page, traffic: Traffic, moment: 'hydrated' | 'nextPage'): Promise<Probe> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await traffic.quiet(QUIET);
    const now = await page.evaluate(() => probe);
    if (now[moment] > 0 && now.hydrated > 0) return now;
  }
  throw new Error(`${page.url()}: "${moment}" did not come about.`);
}

/** Total Blocking Time: what main-thread tasks take beyond 50 ms each, from the first contentful paint on. */
const blockingTime = (tasks: Probe['tasks'], from: number): number =>
  tasks.reduce((sum, { start, duration }) => sum + Math.max(0, start + duration - Math.max(start, from) - 50), 0);
