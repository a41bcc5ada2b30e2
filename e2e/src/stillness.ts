import { expect, type Page } from '@playwright/test';
import { typefacesCame } from './journey.ts';

/** What the page itself keeps for a journey. */
type Watched = typeof globalThis & { moved: string[] };

/** Notes what moves in all that the page opens from now on. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(noteShifts);

/** Resolves when what stands in the page has been drawn. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** What has moved by as much as a letter since the page was opened: how much, and how its text begins. */
export async function movedIn(page: Page): Promise<string[]> {
  await painted(page);
  return page.evaluate(() => (globalThis as Watched).moved);
}

export async function expectStillness(page: Page): Promise<void> {
  await typefacesCame(page);
  expect(await movedIn(page), page.url()).toEqual([]);
}

/** Runs in the page. */
function noteShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  const moved: string[] = [];
  Object.assign(globalThis, { moved });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput && value >= 0.0005)
        moved.push(`${value.toFixed(4)}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`);
  }).observe({ type: 'layout-shift', buffered: true });
}
