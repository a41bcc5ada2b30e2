import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { article } from './article-specimens.ts';
import { expect, open, reload, test, title } from './journey.ts';
import { startProxy } from './proxy.ts';
import { copyStore, npmRun, startServer } from './site.ts';

const pages = {
  '/test-home': 'Reality of Everything',
  '/about': 'About ROE',
  '/about2': 'About the Seer',
  '/about-roe': 'What ROE Is',
  '/realization': 'Realization',
  '/core-realization': 'The Core Realization',
  '/tech': 'Tech Behind',
  '/expansion': 'Expansion Roadmap',
  '/contribute': 'Contribute & Feedback',
  '/declaration': 'The ROE Declaration',
  '/contact': 'Connect & Contribute',
  '/cosmic-series': 'Cosmic Storyboard',
  '/sacred-patterns': 'Sacred Geometry',
  '/privacy': 'Privacy',
};

test('every page of the story hydrates under its title', async ({ page, site }) => {
  for (const [address, name] of Object.entries(pages)) {
    await open(page, site.url + address);
    await expect(title(page)).toHaveText(name);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no page of the story is wider than the screen', async ({ page, site }) => {
    for (const address of Object.keys(pages)) {
      await page.goto(site.url + address);
      const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(surplus, address).toBeLessThanOrEqual(0);
    }
  });
});

test('the steps lead through the story; the last one is locked', async ({ page, site }) => {
  await open(page, `${site.url}/about`);
  const story = page.getByRole('navigation', { name: 'Story' });
  await story.getByRole('link', { name: /^Realization/ }).click();
  await expect(title(page)).toHaveText('Realization');
  await story.getByRole('link', { name: /^Tech Behind/ }).click();
  await expect(title(page)).toHaveText('Tech Behind');
  await expect(story.getByRole('link', { name: /^About.*done$/ })).toBeVisible();
  await story.getByRole('link', { name: /^Expansion/ }).click({ force: true });
  await expect(title(page)).toHaveText('Tech Behind');
  await page.getByRole('link', { name: 'Contribute & Feedback' }).click();
  await expect(title(page)).toHaveText('Contribute & Feedback');
});

test('Explore opens the long text over the whole screen, and gives the focus back', async ({ page, site }) => {
  await open(page, `${site.url}/about2`);
  await page.getByRole('button', { name: 'Explore' }).click();
  const overlay = page.getByRole('dialog', { name: 'ROE as Modern Vedanta' });
  await expect(overlay.getByRole('table')).toHaveCount(2);
  await expect.poll(() => overlay.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('button', { name: 'Explore' })).toBeFocused();
});

test('the realization document is framed, opened, downloaded and read', async ({ page, site }) => {
  await page.goto(`${site.url}/realization`);
  const frame = page.getByTitle('ROE Realization, PDF document');
  await frame.scrollIntoViewIfNeeded();
  expect((await frame.boundingBox())?.height).toBe(800);
  await expect(page.getByRole('listitem').filter({ hasText: 'Building the mirror' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to test it' })).toBeVisible();
  const href = await page.getByRole('link', { name: 'Open the PDF' }).getAttribute('href');
  const answer = await page.request.get(site.url + href);
  expect(answer.headers()).toMatchObject({ 'content-type': 'application/pdf', 'x-frame-options': 'SAMEORIGIN' });
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test.describe('storyboard', () => {
  const scene = (page: Page) => page.getByRole('region', { name: 'Storyboard' }).getByRole('heading', { level: 2 });

  test('is stepped through by keyboard; the address names the scene and leads back to it', async ({ page, site }) => {
    await open(page, `${site.url}/cosmic-series`);
    await expect(scene(page)).toHaveText('The Infinite Ocean');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(scene(page)).toHaveText('The Galaxies');
    expect(new URL(page.url()).hash).toBe('#galaxies');
    await reload(page);
    await expect(scene(page)).toHaveText('The Galaxies');
    await page.keyboard.press('ArrowLeft');
    await expect(scene(page)).toHaveText('Bindu, the Point');
    await page.getByRole('link', { name: /^Scene 8/ }).click();
    await expect(scene(page)).toHaveText('Many Golden Wombs');
    await expect(page.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('shows all scenes in order', async ({ page, site }) => {
      await page.goto(`${site.url}/cosmic-series`);
      await expect(scene(page)).toHaveCount(8);
      for (const heading of await scene(page).all()) await expect(heading).toBeVisible();
      await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
    });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the long text, the document and the patterns are on their pages', async ({ page, site }) => {
    await page.goto(`${site.url}/about2`);
    await expect(page.getByRole('heading', { name: 'What is lost' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Explore' })).toBeHidden();
    await page.goto(`${site.url}/realization`);
    await expect(page.getByRole('heading', { name: 'What was realized, in three layers' })).toBeVisible();
    await page.goto(`${site.url}/sacred-patterns`);
    await expect(page.getByRole('img', { name: 'Śrī Yantra' })).toBeVisible();
  });

  test('the form says what it needs, and the privacy page too', async ({ page, site }) => {
    await page.goto(`${site.url}/contact`);
    await expect(page.getByText('Sending needs JavaScript')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send' })).toBeHidden();
    await page.goto(`${site.url}/privacy`);
    await expect(page.getByText('The button needs JavaScript')).toBeVisible();
  });
});

test('a pattern is drawn step by step and taken along as SVG', async ({ page, site }) => {
  await open(page, `${site.url}/sacred-patterns#sri-yantra`);
  const pattern = page.getByRole('region', { name: 'Śrī Yantra' });
  await pattern.getByRole('button', { name: 'From the start' }).click();
  await expect(pattern.getByText('Step 1 of 6')).toBeVisible();
  await pattern.getByRole('button', { name: 'Next step' }).click();
  await expect(pattern.getByText('Step 2 of 6')).toBeVisible();
  await expect(pattern.getByRole('img').locator('g')).toHaveCount(2);
  await pattern.getByRole('combobox', { name: 'Colour' }).selectOption('Rose');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    pattern.getByRole('button', { name: 'Download as SVG' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('sri-yantra.svg');
  const svg = readFileSync(await download.path(), 'utf8');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*stroke="#[0-9a-f]{6}".*<\/svg>\n$/s);
});

test('the workshop of the patterns is no weight for other pages', async ({ page, site }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (/\/sections\/story\/.*\.js$/.test(response.url())) scripts.push(response.url());
  });
  await open(page, `${site.url}/about`);
  const before = scripts.length;
  await open(page, `${site.url}/sacred-patterns`);
  await expect(page.getByRole('button', { name: 'Download as SVG' })).toHaveCount(6);
  expect(new Set(scripts).size).toBeGreaterThan(before);
});

test('all that is kept on the device is deleted after a question, and named', async ({ page, site }) => {
  await open(page, `${site.url}/privacy`);
  await page.evaluate(() => {
    localStorage.setItem('conversation', '[]');
    sessionStorage.setItem('contact-draft', '{}');
  });
  await page.getByRole('button', { name: 'Delete all data on this device' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Delete all data on this device' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/deleted from it: .*contact-draft, conversation/)).toBeVisible();
  const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  // The page that says so was loaded anew: the browser may have fetched its typefaces since.
  expect(kept.filter((name) => name !== 'typefaces')).toEqual([]);
  await reload(page);
  await expect(page.getByText('deleted from it')).toBeHidden();
});

test.describe('contact', () => {
  test.use({ expected: /Failed to load resource/ });

  /** A gateway with a database of its own, behind a line that may break. */
  async function startSite() {
    const data = mkdtempSync(path.join(tmpdir(), 'roe-contact-'));
    const server = await startServer('serve', { SITE_DIR: copyStore(), DATA_DIR: data });
    const proxy = await startProxy(server.url);
    const stored = async () => (await npmRun(['messages', 'list'], { DATA_DIR: data })).text;
    const stop = async () => {
      await proxy.close();
      await server.stop();
    };
    return { proxy, stored, stop, url: `${proxy.url}/contact` };
  }

  const write = (page: Page, message: string) => page.getByLabel('Message', { exact: true }).fill(message);
  const send = (page: Page) => page.getByRole('button', { name: 'Send' });

  test('a message is stored once, even after a double click, and confirmed with its number', async ({ page }) => {
    const site = await startSite();
    await open(page, site.url);
    await page.getByLabel('Category').selectOption('Festivals');
    await write(page, 'Why is the lamp lit at dusk?');
    await send(page).dblclick();
    await expect(page.getByRole('heading', { name: 'Message Received' })).toBeFocused();
    await expect(
      page.getByText('Thank you for reaching out. Your question will be considered for future content.'),
    ).toBeVisible();
    const [reference = ''] =
      /ROE-\w{4}-\w{4}/.exec((await page.getByText('Your reference number').textContent()) ?? '') ?? [];
    const list = await site.stored();
    expect(list.match(/ROE-\w{4}-\w{4}/g)).toEqual([reference]);
    expect(list).toContain('Festivals');
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(page.getByLabel('Category')).toHaveValue('Spiritual');
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
    await site.stop();
  });

  test('where the line breaks the words stay, and Retry sends them', async ({ page }) => {
    const site = await startSite();
    await open(page, site.url);
    await write(page, 'Is a wave a thing?');
    site.proxy.failure = { at: /^\/api\/contact/, is: 'reset' };
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('Error sending your message. Please try again later.');
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Is a wave a thing?');
    site.proxy.failure = undefined;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Message Received' })).toBeVisible();
    expect((await site.stored()).match(/ROE-\w{4}-\w{4}/g)).toHaveLength(1);
    await site.stop();
  });

  test.describe('without https', () => {
    test.use({ expected: /Cross-Origin-Opener-Policy|Origin-Agent-Cluster/ });

    test('every section comes alive, and the form sends', async ({ page }) => {
      const site = await startSite();
      const contact = site.url.replace('127.0.0.1', 'roe.test');
      for (const address of ['/', '/decodings', '/audio', '/library', '/chatbot', '/contact'])
        await open(page, contact.replace('/contact', address));
      expect(await page.evaluate(() => isSecureContext)).toBe(false);
      await write(page, 'Does it work in the village?');
      await send(page).click();
      await expect(page.getByRole('heading', { name: 'Message Received' })).toBeVisible();
      expect(await site.stored()).toContain('Does it work in the village?');
      await site.stop();
    });
  });

  test('what is missing is said beside its field; the page it is about and the draft survive a reload', async ({
    page,
    site,
  }) => {
    await open(page, site.url + article().url);
    await page.getByRole('link', { name: 'Found a mistake?' }).click();
    await expect(page.getByText(`About: ${article().title}`)).toBeVisible();
    await page.getByLabel('Email').fill('nobody');
    await send(page).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/no e-mail address/);
    await expect(page.getByLabel('Message', { exact: true })).toHaveAccessibleDescription(/Write a message first/);
    await write(page, 'Half a question');
    await reload(page);
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Half a question');
    await expect(page.getByLabel('Email')).toHaveValue('nobody');
    await expect(page.getByText(`About: ${article().title}`)).toBeVisible();
  });
});
