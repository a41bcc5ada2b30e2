import { readFileSync } from 'node:fs';
import { article } from './article-specimens.ts';
import { again, ask, conversation, input, lastAnswer, questions, test } from './chat.ts';
import { expect, open, reload, title } from './journey.ts';
import { specimens } from './specimen.ts';

test('a cleared chat begins anew, and Undo brings it back', async ({ page, site }) => {
  await open(page, `${site.url}/chatbot`);
  await expect(conversation(page)).toContainText('Welcome, seeker. I am Sakshi');
  await ask(page, 'What is karma?');
  await expect(again(page)).toBeVisible();
  await page.getByRole('button', { name: 'Clear chat' }).click();
  await expect(conversation(page)).toHaveText('Welcome back, seeker. What truth would you like to explore now?');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(questions(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear chat' }).click();
  await reload(page);
  await expect(questions(page)).toHaveCount(0);
});

test('conversations are listed, named, taken along and deleted; what is deleted can be had back', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/chatbot`);
  await ask(page, 'What is karma?');
  await expect(again(page)).toBeVisible();
  await page.getByRole('button', { name: 'New chat' }).click();
  await ask(page, 'What is dharma?');
  await expect(again(page)).toBeVisible();
  await page.getByRole('button', { name: 'Conversations (2)' }).click();
  const list = page.getByRole('dialog', { name: 'Your conversations' });
  const karma = list.getByRole('group', { name: 'What is karma?' });
  await karma.getByRole('button', { name: 'Rename' }).click();
  await expect(list.getByRole('textbox', { name: 'Name of the conversation' })).toBeFocused();
  await page.keyboard.type('On acting');
  await page.keyboard.press('Enter');
  const named = list.getByRole('group', { name: 'On acting' });
  const [markdown] = await Promise.all([
    page.waitForEvent('download'),
    named.getByRole('button', { name: 'Export Markdown' }).click(),
  ]);
  expect(markdown.suggestedFilename()).toBe('on-acting.md');
  const text = readFileSync(await markdown.path(), 'utf8');
  expect(text).toMatch(/^# On acting\n\n> What is karma\?\n\nFrom the library: karma:/);
  expect(text).toContain(`- [1] [karma](${site.url}/glossary/karma)`);
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    named.getByRole('button', { name: 'Export JSON' }).click(),
  ]);
  const { name, messages } = JSON.parse(readFileSync(await json.path(), 'utf8'));
  expect([name, messages.map(({ type }: { type: string }) => type)]).toEqual(['On acting', ['user', 'bot']]);

  await named.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('“On acting” was deleted.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Conversations (2)' }).click();
  await list.getByRole('button', { name: 'On acting' }).click();
  await expect(questions(page)).toContainText('What is karma?');
});

test('a conversation that is not to be kept is nowhere on the device, and gone with the page', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/chatbot`);
  await page.getByRole('button', { name: 'Don’t keep this one' }).click();
  await expect(page.getByText('This conversation is not kept')).toBeVisible();
  await ask(page, 'What is karma?');
  await expect(again(page)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('What is karma?');
  await reload(page);
  await expect(questions(page)).toHaveCount(0);
});

test('“Delete all data” takes the conversations too', async ({ page, site }) => {
  await open(page, `${site.url}/chatbot`);
  await ask(page, 'What is karma?');
  await expect(again(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('conversation'))).toContain('What is karma?');
  await open(page, `${site.url}/privacy`);
  await page.getByRole('button', { name: 'Delete all data on this device' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(/deleted from it: .*conversation/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('conversation'))).toBeNull();
  await open(page, `${site.url}/chatbot`);
  await expect(questions(page)).toHaveCount(0);
});

test('a question in the address fills the input, and is not sent until the reader sends it', async ({
  page,
  guide,
  upstream,
}) => {
  await open(page, `${guide.url}/chatbot?q=What%20is%20karma%3F`);
  await expect(input(page)).toHaveValue('What is karma?');
  await expect(questions(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Send' }).click();
  await upstream.next();
  expect(upstream.count()).toBe(1);
  await expect(page).toHaveURL(`${guide.url}/chatbot`);
});

test('a page leads to the guide, which is asked about it until the reader takes that off', async ({
  page,
  guide,
  upstream,
}) => {
  const { url, title: name } = article();
  await open(page, guide.url + url);
  await page.getByRole('link', { name: 'Ask about this page' }).click();
  await expect(title(page)).toHaveText('Ask Sakshi');
  await expect(page.getByText(`About this page: ${name}`)).toBeVisible();
  await ask(page, 'What is said here?');
  const about = await upstream.next();
  expect(about.messages[0]?.content).toContain(`{"id":1,"title":${JSON.stringify(name)}`);
  about.say('This.');
  about.end();
  await expect(again(page)).toBeVisible();
  await expect(questions(page).getByRole('link', { name })).toHaveAttribute('href', url);
  await page.getByRole('button', { name: 'Ask without this page' }).click();
  await expect(page).toHaveURL(`${guide.url}/chatbot`);
  await expect(page.getByText('About this page:')).toHaveCount(0);
  await expect(lastAnswer(page)).toContainText('This.');
});

test('words, books, scriptures and analyses lead to the guide too, lists do not', async ({ request, site }) => {
  const leads = async (url: string) =>
    (await (await request.get(site.url + url)).text()).includes(`/chatbot?about=${encodeURIComponent(url)}"`);
  for (const kind of ['term', 'book', 'scripture', 'analysis']) {
    const { url = '' } = specimens(kind)[0] ?? {};
    expect(await leads(url), kind).toBe(true);
  }
  expect(await leads('/glossary')).toBe(false);
});
