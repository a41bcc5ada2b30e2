import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What depends on the colours. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Axe finds nothing in a part of the page: by night everything is looked at, by day what depends on the colours. */
export async function expectNoViolations(page: Page, part = 'html'): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .include(part)
      .options({ resultTypes: ['violations'], ...(colorScheme === 'light' && { runOnly: ofColours }) })
      .setLegacyMode() // in the page itself, in half the time: only frames of other sites would need more
      .analyze();
    expect
      .soft(
        violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) })),
        `${page.url()}, ${colorScheme}`,
      )
      .toEqual([]);
  }
}
