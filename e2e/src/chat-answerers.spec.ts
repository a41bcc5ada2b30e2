import type { Page } from '@playwright/test';
import { again, ask, lastAnswer, test } from './chat.ts';
import { expect, open } from './journey.ts';

test('without any key the library answers, says so, and cites what is there', async ({ page, site }) => {
  await open(page, `${site.url}/chatbot`);
  await expect(page.getByRole('combobox', { name: 'Provider' })).toHaveValue('built-in');
  await expect(page.getByText('No AI is asked.')).toBeVisible();
  await ask(page, 'What is karma?');
  await expect(lastAnswer(page)).toContainText('From the library: karma:');
  await expect(lastAnswer(page)).toContainText('From the library, no AI');
  await lastAnswer(page).getByRole('link', { name: 'karma' }).click();
  await expect(page).toHaveURL(`${site.url}/glossary/karma`);
});

/** Kilobytes of the section's scripts that came, as they were sent. */
const weightOf = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = files.filter(({ name }) => /\/sections\/chat\/files\/[^/]+\.js$/.test(name));
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
  });

test('what reads Markdown comes with the first reply: before it the page is light', async ({ page, site }) => {
  await open(page, `${site.url}/chatbot`);
  const before = await weightOf(page);
  expect(before).toBeGreaterThan(5);
  expect(before).toBeLessThan(20);
  await ask(page, 'What is karma?');
  await expect(again(page)).toBeVisible();
  await expect.poll(() => weightOf(page)).toBeGreaterThan(before + 20);
});

test('the pickers tell who can be asked, and what was chosen is asked, after a reload too', async ({
  page,
  guide,
  upstream,
}) => {
  await open(page, `${guide.url}/chatbot`);
  const provider = page.getByRole('combobox', { name: 'Provider' });
  await expect(provider).toHaveValue('openai');
  await expect(page.getByText('OpenAI can be reached.')).toBeVisible();
  await expect(provider.getByRole('option', { name: 'Claude (not set up here)' })).toBeDisabled();
  const models = page.getByRole('combobox', { name: 'Model' }).getByRole('option');
  await expect(models).toHaveText([
    'gpt-4o',
    'gpt-4-turbo (retired: gpt-5.6-sol answers)',
    'gpt-3.5-turbo (retired: gpt-5.6-terra answers)',
  ]);
  await provider.selectOption('built-in');
  await expect(page.getByRole('combobox', { name: 'Model' })).toHaveValue('built-in');
  await open(page, `${guide.url}/chatbot`);
  await expect(provider).toHaveValue('built-in');
  await ask(page, 'What is dharma?');
  await expect(lastAnswer(page)).toContainText('From the library, no AI');
  expect(upstream.count()).toBe(0);
});

test('the seeker level goes to the guide, and is kept', async ({ page, guide, upstream }) => {
  await open(page, `${guide.url}/chatbot`);
  await page.getByRole('radio', { name: /^Realized/ }).check();
  await open(page, `${guide.url}/chatbot`);
  await expect(page.getByRole('radio', { name: /^Realized/ })).toBeChecked();
  await ask(page, 'Who sees?');
  const answer = await upstream.next();
  expect(answer.messages[0]?.content).toContain('The reader has deep understanding.');
  answer.say('Look.');
  answer.end();
  await expect(again(page)).toBeVisible();
});
