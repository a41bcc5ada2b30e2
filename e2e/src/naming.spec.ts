import { expect, holdScripts, hydrated, open, test, title } from './journey.ts';
import { articleNamingTerm } from './term-specimens.ts';

test('a term lists the texts that name it, and nothing of its page moves when they come', async ({ page, site }) => {
  const { term } = articleNamingTerm();
  const letScriptsRun = await holdScripts(page);
  await page.goto(site.url + term.url, { waitUntil: 'commit' });
  const back = page.getByRole('main').getByRole('link', { name: 'Sacred 108 Glossary' });
  const before = await back.boundingBox();
  await expect(page.getByRole('region', { name: 'Named in' })).toHaveCount(0);
  letScriptsRun();
  await hydrated(page);
  const texts = page.getByRole('region', { name: 'Named in' }).getByRole('link');
  expect(await texts.first().getAttribute('href')).toMatch(/^\/(decodings|realworld)\//);
  expect(await back.boundingBox()).toEqual(before);
  const name = (await texts.first().textContent()) ?? '';
  await texts.first().click();
  await expect(title(page)).toHaveText(name);
  await expect(page.getByRole('main').locator(`a[href^="${term.url}"]`).first()).toBeAttached();
});

test.describe('without a network for it', () => {
  test.use({ expected: /ERR_FAILED/ });

  test('a term keeps quiet', async ({ page, site }) => {
    await page.route('**/_naming-*.json', (route) => route.abort());
    const asked = page.waitForEvent('requestfailed');
    await open(page, site.url + articleNamingTerm().term.url);
    await asked;
    await expect(page.getByRole('region', { name: 'Named in' })).toHaveCount(0);
  });
});
