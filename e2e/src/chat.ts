import type { Page } from '@playwright/test';
import { startUpstream, type Upstream } from './chat-upstream.ts';
import { test as base } from './journey.ts';
import { copyStore, type Running, startServer } from './site.ts';

/** Of the provider, as the gateway has it. */
export const KEY = 'sk-journey-4711';

interface Fixtures {
  upstream: Upstream;
  /** The site with a gateway of its own, for which a model of a provider speaks. */
  guide: Running & { store: string };
}

/** Journeys to the guide, which may be asked as often as they like. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  upstream: async ({}, use) => {
    const upstream = await startUpstream();
    await use(upstream);
    await upstream.close();
  },
  guide: async ({ context, upstream }, use) => {
    const store = copyStore();
    const server = await startServer('serve', {
      SITE_DIR: store,
      OPENAI_API_KEY: KEY,
      OPENAI_BASE_URL: upstream.url,
      CHAT_PER_MINUTE: '9999',
      CHAT_PER_HOUR: '9999',
    });
    await use({ ...server, store });
    await context.close(); // its pages may still fetch ahead
    await server.stop();
  },
});

export const input = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
export const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' });
export const questions = (page: Page) => conversation(page).getByRole('article', { name: 'You' });
/** What the guide said last. */
export const lastAnswer = (page: Page) => conversation(page).getByRole('article', { name: 'Sakshi' }).last();
/** An answer has ended, however. */
export const again = (page: Page) => conversation(page).getByRole('button', { name: /^(Regenerate|Retry)$/ });

/** Writes a question and sends it with Enter. */
export async function ask(page: Page, question: string): Promise<void> {
  await input(page).fill(question);
  await input(page).press('Enter');
}

/** From now on keeps what screen readers are told; the returned function gives it. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const region = document.querySelector('p[aria-live="polite"]');
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    new MutationObserver(() => {
      if (region?.textContent) announcements.push(region.textContent);
    }).observe(region as Element, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { announcements: string[] }).announcements);
}
