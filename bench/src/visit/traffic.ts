import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

export type Kind = 'document' | 'script' | 'style' | 'image' | 'font' | 'data' | 'other';

const kindOf: Record<string, Kind> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'image',
  Font: 'font',
  Fetch: 'data',
  XHR: 'data',
};

const PATIENCE = 30_000;

/** What a page fetches over the network, as Chromium counts it: headers and compressed bodies. */
export interface Traffic {
  requests: number;
  bytes: Record<Kind, number>;
  /** Waits until nothing has been under way for so many milliseconds. */
  quiet(milliseconds: number): Promise<void>;
}

export async function watchTraffic(page: Page, session: CDPSession): Promise<Traffic> {
  const underWay = new Map<string, { kind: Kind; url: string }>();
  const workers = new Set<string>(); // that a worker's script has come is told to the worker's own session
  page.on('worker', (worker) => workers.add(worker.url()));
  const waitedFor = () => Array.from(underWay.values(), ({ url }) => url).filter((url) => !workers.has(url));
  let changedAt = performance.now();
  const traffic: Traffic = {
    requests: 0,
    bytes: { document: 0, script: 0, style: 0, image: 0, font: 0, data: 0, other: 0 },
    async quiet(milliseconds) {
      const deadline = performance.now() + PATIENCE;
      changedAt = performance.now();
      while (waitedFor().length > 0 || performance.now() - changedAt < milliseconds) {
        if (performance.now() > deadline)
          throw new Error(`Still under way after ${PATIENCE / 1000} s: ${waitedFor().join(', ')}`);
        await delay(25);
      }
    },
  };
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
    if (!request.url.startsWith('https:')) return;
    if (type === 'Document') underWay.clear(); // what the last document was fetching ends without a word
    if (!underWay.has(requestId)) traffic.requests++;
    underWay.set(requestId, { kind: kindOf[type] ?? 'other', url: request.url });
    changedAt = performance.now();
  });
  const onEnded = (requestId: string, bytes: number) => {
    const request = underWay.get(requestId);
    if (!request) return;
    traffic.bytes[request.kind] += bytes;
    underWay.delete(requestId);
    changedAt = performance.now();
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => onEnded(requestId, encodedDataLength));
  session.on('Network.loadingFailed', ({ requestId }) => onEnded(requestId, 0));
  await session.send('Network.enable');
  return traffic;
}
