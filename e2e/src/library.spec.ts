import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, holdScripts, hydrated, open, reload, test, title } from './journey.ts';
import {
  bookByAuthor,
  booksOfAuthors,
  cardTexts,
  library,
  scripture,
  scriptureWithVerse,
  texts,
} from './library-specimens.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by title or author' });
const layers = (page: Page) => page.getByRole('list', { name: 'Layers' });
const cards = (page: Page) => page.locator('main [data-cover]');
const card = (page: Page, slug: string) => page.locator(`main li[id="${slug}"]`);
const counted = (page: Page) => page.getByRole('region', { name: 'Find a text' }).getByRole('status');

test('layer and words narrow the library together, stand in the address, and Back takes the layer back', async ({
  page,
  site,
}) => {
  const inFirst = ({ layer }: { layer: number }) => layer === 1;
  await open(page, `${site.url}/library`);
  await expect(cards(page)).toHaveCount(cardTexts().length);
  const layer = layers(page).getByRole('link', { name: `Layer 1 – Stillness ${texts().filter(inFirst).length}` });
  await layer.click();
  await expect(page).toHaveURL(`${site.url}/library?layer=1`);
  await expect(cards(page)).toHaveCount(cardTexts().filter(inFirst).length);
  await expect(layer).toHaveAttribute('aria-current', 'true');
  const { word, slug, layer: own } = bookByAuthor();
  await layers(page)
    .getByRole('link', { name: `Layer ${own}` })
    .click();
  await search(page).fill(word.toUpperCase());
  await expect(page).toHaveURL(
    `${site.url}/library?${new URLSearchParams({ q: word.toUpperCase(), layer: `${own}` })}`,
  );
  await expect(counted(page)).toHaveText('1 book, 0 scriptures');
  await expect(card(page, slug)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/library?layer=1`);
  await page.goBack();
  await expect(cards(page)).toHaveCount(cardTexts().length);
});

test('an address with words and layer is shown as it says; a scripture is found as people spell it', async ({
  page,
  site,
}) => {
  const { slug, spelling } = scripture();
  await open(page, `${site.url}/library?${new URLSearchParams({ q: spelling, layer: '0' })}`);
  await expect(search(page)).toHaveValue(spelling);
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, slug)).toBeVisible();
});

test('what is typed before the scripts have come is looked for, beside what the address says', async ({
  page,
  site,
}) => {
  const { word, slug, layer } = bookByAuthor();
  const letScriptsRun = await holdScripts(page);
  await page.goto(`${site.url}/library?layer=${layer}`, { waitUntil: 'commit' });
  await search(page).pressSequentially(word);
  letScriptsRun();
  await hydrated(page);
  await expect(page).toHaveURL(`${site.url}/library?${new URLSearchParams({ layer: `${layer}`, q: word })}`);
  await expect(search(page)).toHaveValue(word);
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, slug)).toBeVisible();
});

test('a book’s card opens the book in a new tab, which knows nothing of this one; its own page is one link away', async ({
  page,
  context,
  site,
}) => {
  const { slug, title: name, link } = bookByAuthor();
  await context.route(link.url, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>A book</h1>' }));
  await open(page, `${site.url}/library`);
  const opening = context.waitForEvent('page');
  await card(page, slug).click({ position: { x: 20, y: 40 } });
  const book = await opening;
  await expect(book.getByRole('heading', { name: 'A book' })).toBeVisible();
  expect(book.url()).toBe(link.url);
  expect(await book.evaluate(() => opener)).toBeNull();
  await book.close();
  await expect(card(page, slug).getByRole('heading').getByRole('link')).toHaveAccessibleName(
    `${name} at ${link.host}, in a new tab`,
  );
  await card(page, slug)
    .getByRole('link', { name: `About this book “${name}”` })
    .click();
  await expect(page).toHaveURL(`${site.url}/library/${slug}`);
  await expect(title(page)).toHaveText(name);
});

test('an old address of a scripture leads to its place, and on to its page by key', async ({ page, site }) => {
  const { slug, title: name } = scripture();
  await open(page, `${site.url}/library#${slug}`);
  await expect(card(page, slug)).toBeInViewport();
  await card(page, slug).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/library/${slug}`);
  await expect(title(page)).toContainText(name);
  await page.goBack();
  await expect(card(page, slug)).toBeInViewport();
});

test('what is wanted, being read or read lasts over a reload, and stands on the page of what is saved', async ({
  page,
  site,
}) => {
  const { slug, title: name } = bookByAuthor();
  await open(page, `${site.url}/library/${slug}`);
  const choice = page.getByRole('group', { name: `Reading list: “${name}”` });
  const pressed = choice.getByRole('button', { pressed: true });
  await choice.getByRole('button', { name: 'Want to read' }).click();
  await choice.getByRole('button', { name: 'Reading', exact: true }).click();
  await page.getByRole('button', { name: 'Favorite' }).click();
  await reload(page);
  await expect(pressed).toHaveText('Reading');
  await expect(page.getByRole('button', { name: 'Favorite' })).toHaveAttribute('aria-pressed', 'true');
  await open(page, `${site.url}/saved`);
  await expect(page.getByRole('region', { name: /^Favorites 1/ }).getByRole('link', { name })).toBeVisible();
  const list = page.getByRole('region', { name: /^Reading list 1/ });
  await expect(list.getByText('Book', { exact: true })).toBeVisible();
  await expect(pressed).toHaveText('Reading');
  await choice.getByRole('button', { name: 'Read', exact: true }).click();
  await list.getByRole('link', { name }).click();
  await expect(page).toHaveURL(`${site.url}/library/${slug}`);
  await expect(pressed).toHaveText('Read');
  await pressed.click();
  await expect(pressed).toHaveCount(0);
});

test('axe finds nothing where the full list is open, where nothing fits, and on a reading list', async ({
  page,
  site,
}) => {
  test.slow();
  await open(page, `${site.url}/library?q=xyzzy&layer=2`);
  await page.getByText('Explore All 108+ Scriptures').click();
  await expect(page.getByText('No text fits “xyzzy” here.')).toBeVisible();
  await expectNoViolations(page);
  await open(page, `${site.url}/library/${bookByAuthor().slug}`);
  await page.getByRole('button', { name: 'Reading', exact: true }).click();
  await open(page, `${site.url}/saved`);
  await expect(page.getByRole('button', { name: 'Reading', pressed: true })).toBeVisible();
  await expectNoViolations(page);
});

test.describe('an address that is none', () => {
  test.use({ expected: /status of 404/ });

  test('an address below the library that is no text answers 404, with what is near it', async ({ page, site }) => {
    const { slug, title: name } = scripture();
    const answer = await page.goto(`${site.url}/library/${slug}x`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('main').getByRole('status').getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${site.url}/library/${slug}`);
  });
});

test('search engines are told whose a book is, and of no book that it is ours', async ({ page, site }) => {
  const { written, translated } = booksOfAuthors();
  const bookAt = async (path: string) => {
    const html = await (await page.request.get(`${site.url}/library/${path}`)).text();
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    return JSON.parse(json)['@graph'].find((thing: { '@type': string }) => thing['@type'] === 'Book');
  };
  expect(await bookAt(written.slug)).toMatchObject({
    name: written.title,
    author: { '@type': 'Person', name: written.author },
  });
  for (const slug of [translated.slug, scripture().slug]) expect(await bookAt(slug)).not.toHaveProperty('author');
  for (const slug of [written.slug, translated.slug, scripture().slug])
    for (const claim of ['publisher', 'isAccessibleForFree']) expect(await bookAt(slug)).not.toHaveProperty(claim);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole library is there, the full list unfolds, and nothing is shown that would not work', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/library?layer=1`);
    await expect(cards(page)).toHaveCount(cardTexts().length);
    await expect(search(page)).toBeHidden();
    await expect(layers(page)).toBeHidden();
    const items = library().canon.flatMap((group) => group.items);
    const last = page
      .getByRole('main')
      .locator('details')
      .getByText(items.at(-1)?.title ?? '', { exact: true });
    await expect(last).toBeHidden();
    await page.getByText('Explore All 108+ Scriptures').click();
    await expect(last).toBeVisible();
    await expect(page.getByText('Full list coming soon')).toBeVisible();
    await expect(page.getByText(`${items.length} texts are named so far`)).toBeVisible();
  });

  test('a scripture is read whole, and nothing is shown that would not work', async ({ page, site }) => {
    const { url, verse } = scriptureWithVerse();
    await page.goto(site.url + url);
    await expect(page.getByText(verse?.source ?? '')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Editions' }).getByRole('link').first()).toHaveAttribute(
      'target',
      '_blank',
    );
    for (const name of ['Favorite', 'Want to read', 'Copy'])
      await expect(page.getByRole('button', { name })).toBeHidden();
  });
});
