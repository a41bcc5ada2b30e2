import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Registry } from '@roe/shared/contract';
import { matchPattern } from '@roe/shared/contract/pattern';
import { chromiumArguments } from '../chromium.ts';
import { registryText } from '../store/revisions.ts';
import type { Store } from '../store/store.ts';
import type { Candidate } from './gate.ts';

/** How long a page may take to come, and to be taken over by its code, in milliseconds; a busy machine is no error. */
const TIMEOUT = 30_000;

/** One page for each pattern of these sections: the first that is new, else the first. */
export function pagesToTry({ registry, pages, livePages }: Candidate, ids: string[]): string[] {
  const patterns = ids.flatMap((id) => registry.sections[id]?.paths ?? []);
  const chosen = patterns.flatMap((pattern) => {
    const urls = [...pages.keys()].filter((url) => matchPattern(pattern, url));
    return urls.find((url) => pages.get(url) !== livePages.get(url)) ?? urls[0] ?? [];
  });
  return [...new Set(chosen)];
}

/**
 * Opens pages in a browser as they would be after the promotion, through a gateway of its own. Each must be answered, be taken over by
 * its code, leave no error in the console, show its pictures, and keep nobody out as far as axe can tell.
 * @param registry the revision that would go live; the store holds what it names
 * @param chromium path of the browser
 * @returns a sentence for each error
 * @throws where the browser does not start
 */
export async function smoke(store: Store, registry: Registry, urls: string[], chromium: string): Promise<string[]> {
  const { serve } = await import('@roe/gateway/serve'); // takes half a second, which only a trial needs
  const browser = await launch(chromium);
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-smoke-'));
  try {
    const gateway = await serve({ ...viewOf(store, registry, folder), HOST: '127.0.0.1', PORT: '0' });
    try {
      return await eachInTabs(urls, (url) => errorsAt(browser, gateway.url, url));
    } finally {
      await browser.close(); // first, because its tabs may still fetch ahead
      await gateway.close();
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

async function launch(executablePath: string): Promise<Browser> {
  const { chromium } = await import('@playwright/test'); // takes a third of a second, which only a trial needs
  try {
    return await chromium.launch({ executablePath, args: chromiumArguments() });
  } catch (error) {
    throw new Error(
      `${executablePath} does not start, so no page can be tried in it. Name another browser in CHROMIUM_PATH, or ship without the trial: npm run ship -- --no-smoke …\n${(error as Error).message}`,
    );
  }
}

/** A store in which the candidate is live: its registry, before the folders of the real one. */
function viewOf(store: Store, registry: Registry, folder: string): { SITE_DIR: string; DATA_DIR: string } {
  const site = path.join(folder, 'site');
  mkdirSync(site);
  for (const entry of readdirSync(store.at(), { withFileTypes: true }))
    if (entry.isDirectory()) symlinkSync(path.resolve(store.at(entry.name)), path.join(site, entry.name));
  writeFileSync(path.join(site, 'registry.json'), registryText(store, registry));
  return { SITE_DIR: site, DATA_DIR: path.join(folder, 'data') };
}

async function eachInTabs(urls: string[], task: (url: string) => Promise<string[]>): Promise<string[]> {
  const waiting = [...urls];
  const errors: string[] = [];
  const tab = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) errors.push(...(await task(url)));
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, tab));
  return errors.sort();
}

async function errorsAt(browser: Browser, origin: string, url: string): Promise<string[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return; // what a browser warns of changes with the browser
    const about = message.location().url.replace(origin, '');
    messages.push(message.text().startsWith('Failed to load') ? `${message.text()}: ${about}` : message.text());
  });
  page.on('pageerror', ({ name, message }) => messages.push(`${name}: ${message}`));
  try {
    const response = await page.goto(origin + url, { timeout: TIMEOUT });
    const status = response?.status() ?? 0;
    const errors = [
      ...(status === 200 ? [] : [`expected an answer of 200, received ${status}`]),
      ...((await isTakenOver(page))
        ? [...(await barriers(page)), ...(await brokenPictures(page))]
        : ['expected a page that its code takes over, but only its prerendered text is there']),
    ];
    const console = messages.map((text) => `expected a console without errors, received "${text}"`);
    return [...new Set([...errors, ...console])].map((error) => `${url}, opened in a browser: ${error}`);
  } catch (error) {
    return [`${url}, opened in a browser: ${(error as Error).message.split('\n')[0]}`];
  } finally {
    await context.close();
  }
}

/** Whether React runs the section's part of the page; the shell's notice that it cannot be run stands in its place. */
async function isTakenOver(page: Page): Promise<boolean> {
  const isOfReact = () =>
    Object.keys(document.querySelector('main > *') ?? {}).some((key) => key.startsWith('__react'));
  const isRun = await page.waitForFunction(isOfReact, undefined, { timeout: TIMEOUT }).then(
    () => true,
    () => false,
  );
  return isRun && (await page.locator('main > [role="alert"]').count()) === 0;
}

async function brokenPictures(page: Page): Promise<string[]> {
  const sources = await page.evaluate(async () => {
    const pictures = Array.from(document.images);
    for (const picture of pictures) picture.loading = 'eager';
    const isBroken = await Promise.all(
      pictures.map((picture) =>
        picture.decode().then(
          () => false,
          () => true,
        ),
      ),
    );
    return pictures.filter((_, index) => isBroken[index]).map(({ currentSrc, src }) => currentSrc || src);
  });
  return sources.map((source) => `expected a picture, received none from ${source.replace(/^https?:\/\/[^/]+/, '')}`);
}

/** What axe calls serious or critical. */
async function barriers(page: Page): Promise<string[]> {
  const { AxeBuilder } = await import('@axe-core/playwright');
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode() // there are no frames to look into
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `expected "${help}" (axe: ${id}), received ${nodes[0]?.html.slice(0, 200)}`);
}
