import path from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Profile } from './profiles.ts';
import { type Traffic, watchTraffic } from './traffic.ts';

/** A page that is open in a browser without a past. */
export interface Visit {
  page: Page;
  session: CDPSession;
  traffic: Traffic;
}

/** What `probe.js` notes in the page; milliseconds since the navigation began, 0 for what has not come about. */
export interface Probe {
  fcp: number;
  lcp: number;
  cls: number;
  hydrated: number;
  nextPage: number;
  /** From pressing a control until what it opens is painted. */
  answer: number;
  answeredAt: number;
  inp: number;
  tasks: { start: number; duration: number }[];
}
declare const probe: Probe;

/** Nothing under way for this many milliseconds: the page, and what it fetches ahead, are there. */
export const QUIET = 1000;

/** Opens an empty page on a device, without anything cached, for the time of a task. */
export async function withVisit<Result>(
  browser: Browser,
  { viewport, network, cpu }: Profile,
  task: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(page, session);
    if (network) await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.addInitScript({ path: path.join(import.meta.dirname, 'probe.js') });
    return await task({ page, session, traffic });
  } finally {
    await context.close();
  }
}

export const probed = (page: Page): Promise<Probe> => page.evaluate(() => probe);
