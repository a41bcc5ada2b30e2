import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { copyStore, type Running, startServer } from './site.ts';

interface Worker {
  /** The site as it was built; shared by the journeys that only look at it. */
  site: Running;
}

interface OwnFixtures {
  /** A copy of the release store, with a gateway of its own, for journeys that change it. */
  ownSite: Running & { store: string };
  /** Messages of the console that a journey expects. All others fail it. */
  expected: RegExp;
  /** Errors that nobody caught and that a journey expects. */
  expectedErrors: RegExp;
  /** Fails the journey where the browser's console says anything that it does not expect. */
  watch: (page: Page) => void;
}

export const test = base.extend<OwnFixtures, Worker>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const server = await startServer('serve', { SITE_DIR: copyStore() });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  ownSite: async ({ context }, use) => {
    const store = copyStore();
    const server = await startServer('serve', { SITE_DIR: store });
    await use({ ...server, store });
    await context.close(); // its pages may still fetch ahead
    await server.stop();
  },
  expected: [/(?!)/, { option: true }],
  expectedErrors: [/(?!)/, { option: true }],
  watch: async ({ expected, expectedErrors }, use) => {
    const messages: string[] = [];
    const errors: string[] = [];
    await use((page) => {
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
    });
    expect(errors.filter((text) => !expectedErrors.test(text))).toEqual([]);
    expect(messages.filter((text) => !expected.test(text))).toEqual([]);
  },
  page: async ({ page, watch }, use) => {
    watch(page);
    await use(page);
  },
});

export { expect };

/** What React keeps of a root on its element: whether what it found there is still to be taken over. */
interface ReactRoot {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/** Resolves when React has taken over the page: the shell, and after it what the section shows. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const kept = (selector: string, name: string) =>
      Object.entries(document.querySelector(selector) ?? {}).find(([key]) => key.startsWith(name))?.[1];
    const root = kept('#-root', '__reactContainer') as ReactRoot | undefined;
    const isTaken = root?.stateNode.current.memoizedState.isDehydrated === false;
    return isTaken && ['header', '#-main > *'].every((part) => kept(part, '__react'));
  });
}

/** Opens a page and waits until it is alive. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** Loads the page anew and waits until it is alive. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

/** From now on the device asks for little: nothing is fetched ahead. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** Presses Tab until something has the focus, as somebody without a pointer does: at most so many times. */
export async function tabTo(page: Page, target: Locator, most: number): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < most && !(await hasFocus()); press++) await page.keyboard.press('Tab');
  await expect(target, `within ${most} presses of Tab`).toBeFocused();
}

/** The page's one h1. */
export const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Resolves when the page's typefaces have come, or cannot come; asks for them where nobody has. */
export const typefacesCame = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement & { ask?(): Promise<void> }>('#-typefaces')?.ask?.());

/** Keeps requests from being answered until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

/** Keeps every script from arriving until the returned function is called. */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, '**/*.js');
