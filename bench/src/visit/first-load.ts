import { longestChain } from './chain.ts';
import type { Kind } from './traffic.ts';
import { type Probe, probed, type Visit } from './visit.ts';

type Bytes = { [kind in Kind as `${kind}Bytes`]: number };

/** What the first load of a page showed; times in milliseconds since the navigation began. */
export interface FirstLoad extends Bytes {
  requests: number;
  totalBytes: number;
  depth: number;
  fcp: number;
  lcp: number;
  cls: number;
  load: number;
  hydrated: number;
  tbt: number;
}

/** What a page that has come to rest has shown so far. */
export async function firstLoadOf({ page, traffic }: Visit): Promise<FirstLoad> {
  const { fcp, lcp, cls, hydrated, tasks } = await probed(page);
  const { requests, bytes } = traffic;
  const spans = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({
      start: entry.startTime,
      end: (entry as PerformanceResourceTiming).responseEnd,
    })),
  );
  return {
    requests,
    totalBytes: Object.values(bytes).reduce((sum, count) => sum + count, 0),
    documentBytes: bytes.document,
    scriptBytes: bytes.script,
    styleBytes: bytes.style,
    imageBytes: bytes.image,
    fontBytes: bytes.font,
    dataBytes: bytes.data,
    otherBytes: bytes.other,
    depth: longestChain(spans.filter(({ start }) => start < hydrated)),
    fcp,
    lcp,
    cls,
    load: await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return navigation?.loadEventEnd ?? 0;
    }),
    hydrated,
    tbt: blockingTime(tasks, fcp),
  };
}

/** Total Blocking Time: what main-thread tasks take beyond 50 ms each, from the first contentful paint on. */
const blockingTime = (tasks: Probe['tasks'], from: number): number =>
  tasks.reduce((sum, { start, duration }) => sum + Math.max(0, start + duration - Math.max(start, from) - 50), 0);
