import type { Page } from '@playwright/test';
import { again, ask, conversation, input, lastAnswer, listen, questions, test } from './chat.ts';
import type { Upstream } from './chat-upstream.ts';
import { expect, open, reload, title } from './journey.ts';

test.use({ expected: /^Failed to load resource/ }); // what the browser says of a refusal

/** An answer to "How does a lamp burn?" that has come as far as its second sentence. */
async function begun(page: Page, url: string, upstream: Upstream) {
  await open(page, `${url}/chatbot`);
  await ask(page, 'How does a lamp burn?');
  const answer = await upstream.next();
  answer.say('Oil rises in the wick. Then');
  await expect(lastAnswer(page)).toContainText('Oil rises in the wick.');
  return answer;
}

test('an answer is shown as it streams, with its passages, its layer and who gave it, and is announced once it is whole', async ({
  page,
  guide,
  upstream,
}) => {
  await open(page, `${guide.url}/chatbot`);
  const announcements = await listen(page);
  await ask(page, 'What is karma?');
  const answer = await upstream.next();
  expect(answer.messages.at(-1)).toEqual({ role: 'user', content: 'What is karma?' });
  await expect(lastAnswer(page)).toHaveText('Sakshi is answering…');
  answer.say('**Karma** is action, and what it leaves behind [1]. It');
  await expect(lastAnswer(page)).toContainText('is action, and what it leaves behind [1].');
  await expect(lastAnswer(page).locator('strong')).toHaveText('Karma');
  await expect(input(page)).toBeFocused();
  answer.say(
    ' ends in <b>no</b> verdict. Watch one act ![today](https://evil.example/p.png). Nothing is asked in return [9].',
  );
  answer.end();
  await expect(again(page)).toBeVisible();
  await expect(lastAnswer(page)).toContainText('Layer 2 · Vibration by the word “Karma”');
  await expect(lastAnswer(page)).toContainText('OpenAI · gpt-4o');
  await expect(lastAnswer(page).locator('img, b')).toHaveCount(0);
  await expect(lastAnswer(page)).not.toContainText('[9]');
  const words = 'Karma is action, and what it leaves behind. Nothing is asked in return.';
  expect(await announcements()).toEqual(['Sakshi is answering.', words]);

  const passages = lastAnswer(page).getByRole('list', { name: 'Passages' }).getByRole('link');
  await expect(passages).toHaveCount(1);
  const passage = await passages.getAttribute('href');
  await passages.click();
  await expect(page).toHaveURL(guide.url + passage);
  await expect(title(page)).toBeVisible();
  await page.goBack();
  await expect(lastAnswer(page)).toContainText('Nothing is asked in return.');
});

test('Stop keeps what was said, ends the provider’s work, and a reload keeps both', async ({
  page,
  guide,
  upstream,
}) => {
  const answer = await begun(page, guide.url, upstream);
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(await answer.closed).toBe(false);
  await expect(lastAnswer(page)).toContainText('Stopped.');
  await expect(input(page)).toBeFocused();
  await reload(page);
  await expect(questions(page)).toContainText('How does a lamp burn?');
  await expect(lastAnswer(page)).toContainText('Oil rises in the wick.');
  await expect(lastAnswer(page)).toContainText('Stopped.');
});

test('who leaves in the middle of an answer leaves the provider, and finds what had come', async ({
  page,
  guide,
  upstream,
}) => {
  const answer = await begun(page, guide.url, upstream);
  await page.goto(`${guide.url}/privacy`);
  expect(await answer.closed).toBe(false);
  await open(page, `${guide.url}/chatbot`);
  await expect(lastAnswer(page)).toContainText('Oil rises in the wick.');
});

test('a failure says what happened, and Retry asks once more without asking twice', async ({
  page,
  guide,
  upstream,
}) => {
  await open(page, `${guide.url}/chatbot`);
  const announcements = await listen(page);
  await ask(page, 'What of anger?');
  (await upstream.next()).refuse(401, 'Bad key sk-journey-4711');
  await expect(page.getByRole('alert')).toContainText('The provider does not accept this site’s key.');
  await again(page).click();
  const broken = await upstream.next();
  broken.say('Anger warms the hands. It');
  await expect(lastAnswer(page)).toContainText('Anger warms the hands.');
  broken.breakOff();
  await expect(page.getByRole('alert')).toContainText('The answer broke off before its end.');
  await expect(lastAnswer(page)).toContainText('Anger warms the hands.');
  await again(page).click();
  const whole = await upstream.next();
  expect(whole.messages.filter(({ content }) => content === 'What of anger?')).toHaveLength(1);
  whole.say('Anger is heat.');
  whole.end();
  await expect(lastAnswer(page)).toContainText('Anger is heat.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(questions(page)).toHaveCount(1);
  const announced = ['Sakshi is answering.', 'Sakshi is answering.', 'Sakshi is answering.', 'Anger is heat.'];
  expect(await announcements()).toEqual(announced); // an alert speaks for itself
});

test('without a network it is said so, the conversation can be read, and Retry answers when the network is back', async ({
  page,
  context,
  guide,
  upstream,
}) => {
  await open(page, `${guide.url}/chatbot`);
  await ask(page, 'One?');
  const first = await upstream.next();
  first.say('The first.');
  first.end();
  await expect(again(page)).toBeVisible();
  await context.setOffline(true);
  await ask(page, 'Two?');
  await expect(page.getByRole('alert')).toContainText('The site could not be reached. Look whether you are online');
  await expect(conversation(page)).toContainText('The first.');
  expect(upstream.count()).toBe(1);
  await context.setOffline(false);
  await again(page).click();
  const second = await upstream.next();
  second.say('The second.');
  second.end();
  await expect(lastAnswer(page)).toContainText('The second.');
  await expect(questions(page)).toHaveCount(2);
});

test('a question that sounds of danger reaches no provider', async ({ page, guide, upstream }) => {
  await open(page, `${guide.url}/chatbot`);
  await ask(page, 'I want to die');
  await expect(lastAnswer(page)).toContainText('call your local emergency number');
  await expect(again(page)).toBeVisible();
  expect(upstream.count()).toBe(0);
});
