import type { Page } from '@playwright/test';
import { expect, open, tabTo, test, title } from './journey.ts';
import { term } from './term-specimens.ts';

const entries = (page: Page) => page.locator('main h3').getByRole('link');
const letter = (page: Page, capital: string) =>
  page.getByRole('list', { name: 'Letters' }).getByRole('link', { name: new RegExp(`^${capital}, `) });

test('by keyboard alone a term is found, opened and left, and a letter is chosen and cleared', async ({
  page,
  site,
}) => {
  const { url, name, spelling } = term();
  await open(page, `${site.url}/glossary`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter'); // skips to the content
  await tabTo(page, page.getByRole('searchbox', { name: 'Search term' }), 60);
  await page.keyboard.type(spelling);
  await expect(entries(page).first()).toContainText(name);
  await tabTo(page, entries(page).first(), 60);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site.url + url);
  await expect(title(page)).toContainText(name);
  await page.goBack(); // a browser without a window knows no Alt and arrow
  await expect(page.getByRole('searchbox', { name: 'Search term' })).toHaveValue(spelling);

  const clear = page.getByRole('link', { name: 'Clear' });
  await clear.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/glossary`);
  await letter(page, 'K').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/glossary?letter=K`);
  await expect(letter(page, 'K')).toBeFocused();
  await expect(letter(page, 'K')).toHaveAttribute('aria-current', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expected: /status of 404/ });

  test('a letter leads to its place and an entry to its page; what is none answers 404 and names what is near', async ({
    page,
    site,
  }) => {
    const { url, name } = term();
    await page.goto(`${site.url}/glossary`);
    await letter(page, 'S').click();
    await expect(page.locator('h2#S')).toBeInViewport();
    await entries(page)
      .and(page.locator(`[href="${url}"]`))
      .click();
    await expect(title(page)).toContainText(name);
    const answer = await page.goto(`${site.url}${url}x`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(site.url + url);
  });
});
