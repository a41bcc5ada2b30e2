import { createServer } from 'node:net';
import type { Page } from '@playwright/test';
import { sectionIds } from '@roe/tools/workspace';
import { expect, open, test, title } from './journey.ts';
import { copyStore, edit, emptyStore, pagesOf, startServer } from './site.ts';

test.use({ expected: /React DevTools|\[HMR\]|\[rsbuild\]/i });

test('npm run dev shows an edit of a section at once and keeps what was open', async ({ page }) => {
  const server = await startServer('dev', { SITE_DIR: copyStore() }, ['chat']);
  await page.goto(`${server.url}/chatbot`);
  await page.getByRole('radio', { name: /Realized/ }).check();
  const question = page
    .getByRole('group')
    .filter({ has: page.getByRole('heading') })
    .first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  const undo = edit('mfe-chat/src/guide-page.tsx', ['Seeker level', 'Your level']);
  await expect(page.getByRole('group', { name: 'Your level' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Realized/ })).toBeChecked();
  await expect(question).toHaveAttribute('open');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  undo();

  const undoShell = edit('shell/src/frame/footer.tsx', ['one reality, read in three layers.', 'read in three layers.']);
  await expect(page.getByText('Form: read in three layers.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Realized/ })).toBeChecked();
  undoShell();

  const undoText = edit('mfe-chat/content/questions.json', ['What is ROE, in plain words?', 'What is ROE?']);
  await expect(page.getByRole('heading', { name: 'What is ROE?', exact: true })).toBeVisible();
  undoText();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Decodings' }).click();
  await expect(page.getByRole('link', { name: 'The Seer Awakens' })).toBeVisible(); // as it is shipped
  await page.close();
  expect(await server.stop('SIGINT')).toBe(0);
});

test.describe('with every section in development and nothing shipped', () => {
  test.setTimeout(300_000);

  test('npm run dev shows every kind of page as the live site does', async ({ context, page }) => {
    const site = await startServer('serve', { SITE_DIR: copyStore() }); // on which nothing was played or counted
    const taken = createServer().listen(4102, '127.0.0.1'); // the port of a section, which then takes another
    taken.once('error', () => {}); // taken already
    const server = await startServer('dev', { SITE_DIR: emptyStore() });
    context.setDefaultTimeout(30_000); // the first page waits for the compiler
    const live = await context.newPage();
    for (const id of sectionIds()) {
      const [first = '', ...others] = pagesOf(id);
      await Promise.all([open(live, site.url + first), open(page, server.url + first)]);
      for (const url of [first, ...others]) {
        await Promise.all([live, page].map((tab) => goWithin(tab, url)));
        const canonical = live.locator('link[rel="canonical"]');
        await expect(canonical).toHaveAttribute('href', `http://127.0.0.1:4100${url}`);
        await expect(async () => expect(await shownBy(page), url).toEqual(await shownBy(live))).toPass();
      }
    }
    const [there, here] = await Promise.all([live, page].map(typefacesOf));
    expect(here).toEqual(expect.arrayContaining(there ?? []));
    expect(there?.length).toBeGreaterThan(3);
    await live.close();

    await open(page, `${server.url}/decodings/seer-awakens`);
    await expect(async () => {
      await title(page).hover(); // a text that moves, because typefaces come, slips away from under the pointer
      await page.locator('a[data-term="sakshi"]').hover();
      await expect(page.getByRole('dialog', { name: 'sākṣī' })).toBeVisible({ timeout: 3000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('muhurta thirtieth');
    await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()).toBeVisible();

    for (const file of ['/favicon.svg', '/icons/icon-192.png', '/site.webmanifest', '/assets/ROE_Realization.pdf']) {
      const [developed, live] = await Promise.all(
        [server.url, site.url].map((origin) => page.request.get(origin + file)),
      );
      expect(developed?.headers()['content-type'], file).toBe(live?.headers()['content-type']);
      expect(await developed?.body(), file).toEqual(await live?.body());
    }

    const undo = edit('mfe-story/content/pages/privacy.md', ['summary:', 'abstract:']);
    const writer = await context.newPage(); // whose console may complain
    await writer.goto(`${server.url}/privacy`);
    const reason = /mfe-story\/content\/pages\/privacy\.md: field "summary": expected/;
    await expect(writer.locator('rsbuild-error-overlay')).toContainText(reason);
    expect(server.output()).toMatch(reason);
    undo();
    await expect(title(writer)).toHaveText('Privacy');
    await expect(writer.locator('rsbuild-error-overlay')).toHaveCount(0);

    await writer.close();
    await page.close();
    expect(await server.stop('SIGINT')).toBe(0);
    await site.stop();
    taken.close();
  });
});

/** Goes to a page of the same section without loading a document. */
async function goWithin(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, url);
}

/** What a visitor sees of a page: its title, its words, and its pictures, all of which there must be. */
const shownBy = (page: Page) =>
  page.evaluate(async () => {
    const main = document.querySelector('main');
    const pictures = Array.from(main?.querySelectorAll('img') ?? [], async (picture) => {
      picture.loading = 'eager';
      await picture.decode();
      return new URL(picture.src).pathname;
    });
    const words = main?.cloneNode(true) as Element | undefined;
    for (const scriptless of words?.querySelectorAll('noscript') ?? []) scriptless.remove(); // empty where a script has made the page
    return {
      title: document.title,
      text: words?.textContent?.replace(/\d+ views?/, 'views'),
      pictures: await Promise.all(pictures),
    };
  });

const typefacesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, style }) => `${family.replaceAll('"', '')} ${style}`)
      .sort(),
  );
